// cspell:ignore javac
import {execFile, spawnSync} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {testFolder, writeFiles} from '../../support/folder';

const run = promisify(execFile);
const upload = 'ticket,correct_answer\nCharged twice,billing\n';

interface Runner {
  file: string;
  /** Runs the driver if there is one, else the file in its folder. */
  command: string[];
  /** Program that runs the files of several folders, because starting a process for each is slow. The command names its file last. */
  driver?: string;
  /** Command that succeeds when the machine can run the samples. */
  probe: string[];
  /** Minimum major version that the probe prints. */
  least?: number;
  /** Name of the tool, unless it is the first word of the probe. */
  needs?: string;
}

/** Each driver prints `failed NAME: reason` for a sample that fails. */
const pythonDriver = `
import os, runpy, sys
for folder in sys.argv[1:]:
    os.chdir(folder)
    try:
        runpy.run_path("sample.py", run_name="__main__")
    except BaseException as error:
        print(f"\\nfailed {os.path.basename(folder)}: {error!r}")
`;
const nodeDriver = `
import {basename, join} from 'node:path';
import {pathToFileURL} from 'node:url';
for (const folder of process.argv.slice(2)) {
  process.chdir(folder);
  await import(pathToFileURL(join(folder, 'sample.mjs'))).catch((error) =>
    console.log('\\nfailed ' + basename(folder) + ': ' + error),
  );
}
`;
const rubyDriver = `
ARGV.each do |folder|
  Dir.chdir(folder)
  begin
    load File.join(folder, 'sample.rb'), true
  rescue Exception => error
    puts "\\nfailed #{File.basename(folder)}: #{error.inspect}"
  end
end
`;
const goDriver = `
set -e
cat > go.mod <<'END'
module samples
go 1.18
END
mkdir bin
go build -ldflags='-s -w' -o bin/ ./...
for folder; do
  cd "$folder"
  ../bin/"\${folder##*/}" || printf '\\nfailed %s: exit %s\\n' "\${folder##*/}" $?
done
`;
const javaDriver = `
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import javax.tools.ToolProvider;

class Driver {
    public static void main(String[] folders) throws Exception {
        for (var name : folders) {
            var folder = Path.of(name);
            ToolProvider.getSystemJavaCompiler().run(null, System.out, System.out, "-d", name, name + "/Main.java");
            try (var loader = new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
                var main = loader.loadClass("Main").getMethod("main", String[].class);
                main.invoke(null, (Object) new String[0]);
            } catch (ReflectiveOperationException error) {
                var cause = error.getCause() == null ? error : error.getCause();
                System.out.println("\\nfailed " + folder.getFileName() + ": " + cause);
            }
        }
    }
}
`;

const runners: Readonly<Record<string, Runner>> = {
  curl: {file: 'sample.sh', command: ['sh'], probe: ['curl', '--version']},
  python: {
    file: 'sample.py',
    command: ['python3', 'driver.py'],
    driver: pythonDriver,
    probe: ['python3', '-c', 'import requests'],
    needs: 'python3 with requests',
  },
  nodejs: {
    file: 'sample.mjs',
    command: ['node', 'driver.mjs'],
    driver: nodeDriver,
    probe: ['node', '--version'],
  },
  go: {
    file: 'sample.go',
    command: ['sh', 'driver.sh'],
    driver: goDriver,
    probe: ['go', 'version'],
  },
  ruby: {
    file: 'sample.rb',
    command: ['ruby', 'driver.rb'],
    driver: rubyDriver,
    probe: ['ruby', '--version'],
  },
  php: {file: 'sample.php', command: ['php'], probe: ['php', '--version']},
  // The first version with text blocks.
  java: {
    file: 'Main.java',
    command: ['java', 'Driver.java'],
    driver: javaDriver,
    probe: ['javac', '--version'],
    least: 15,
    needs: 'JDK 15',
  },
  // The first version that runs files without a project.
  csharp: {
    file: 'sample.cs',
    command: ['dotnet', 'run'],
    probe: ['dotnet', '--version'],
    least: 10,
    needs: '.NET 10',
  },
  // The first version with the parameter -Form.
  powershell: {
    file: 'sample.ps1',
    command: ['pwsh'],
    probe: ['pwsh', '--version'],
    least: 6,
  },
};

function runnerOf(language: string): Runner {
  const runner = runners[language];
  if (!runner) throw new Error(`no runner for ${language}`);
  return runner;
}

/** The tool that this machine lacks to run the samples of a language, or undefined. */
export function missingTool(language: string): string | undefined {
  const {probe, least = 0, needs = probe[0]} = runnerOf(language);
  const [program = '', ...args] = probe;
  const {status, stdout} = spawnSync(program, args, {encoding: 'utf8'});
  const isRecent = least === 0 || Number(/\d+/.exec(stdout)?.[0]) >= least;
  return status === 0 && isRecent ? undefined : needs;
}

/**
 * Runs samples of one language, by the slugs of their operations, each in its own folder with the files that `uploadsOf` names for its
 * operation. Returns slug → error for those that failed.
 */
export async function runSamples(
  language: string,
  samples: ReadonlyMap<string, string>,
  uploadsOf: (slug: string) => readonly string[],
): Promise<Map<string, string>> {
  const {command, driver, file} = runnerOf(language);
  const env = {...process.env, NO_PROXY: '127.0.0.1', no_proxy: '127.0.0.1'};
  const failures = new Map<string, string>();
  const base = testFolder();
  const folderOf = (slug: string) => path.join(base, slug);
  const start = ([program = '', ...args]: readonly string[], cwd: string) =>
    run(program, args, {cwd, env, timeout: 120_000, maxBuffer: 64 * 1024 * 1024});
  for (const [slug, text] of samples) {
    const uploads = Object.fromEntries(uploadsOf(slug).map((name) => [name, upload]));
    writeFiles(folderOf(slug), {...uploads, [file]: text});
    // A Java program cannot change its working directory.
    if (language === 'java') writeFiles(base, uploads);
  }
  if (driver) {
    writeFiles(base, {[command.at(-1) ?? '']: driver});
    const {stdout} = await start([...command, ...[...samples.keys()].map(folderOf)], base);
    for (const [, slug = '', why = ''] of stdout.matchAll(/^failed (\S+): (.*)$/gm))
      failures.set(slug, why);
  } else {
    for (const slug of samples.keys())
      await start([...command, file], folderOf(slug)).catch((error: unknown) =>
        failures.set(slug, String(error)),
      );
  }
  return failures;
}
