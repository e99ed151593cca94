// cspell:ignore javac
import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {hasProgram} from '../../support/programs';

const run = promisify(execFile);
const upload = 'ticket,correct_answer\nCharged twice,billing\n';

interface Runner {
  file: string;
  /** Runs the file in its own folder. */
  command: string[];
  /** Program that runs the files of all folders it is given: starting a program for each costs more than the sample itself. */
  together?: {command: string[]; driver: string; file: string};
  /** Command that succeeds when the machine can run the samples, and the least version that it must tell. */
  probe: string[];
  least?: number;
  /** What the probe looks for, where its first word does not say it. */
  needs?: string;
}

/** Each driver prints `failed NAME: why` for a sample that ends in an error. */
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

/** How a reader would run a sample of each language. */
const runners: Readonly<Record<string, Runner>> = {
  curl: {file: 'sample.sh', command: ['sh'], probe: ['curl', '--version']},
  python: {
    file: 'sample.py',
    command: ['python3'],
    together: {command: ['python3'], driver: pythonDriver, file: 'driver.py'},
    probe: ['python3', '-c', 'import requests'],
    needs: 'python3 with requests',
  },
  nodejs: {
    file: 'sample.mjs',
    command: ['node'],
    together: {command: ['node'], driver: nodeDriver, file: 'driver.mjs'},
    probe: ['node', '--version'],
  },
  go: {
    file: 'sample.go',
    command: ['go', 'run'],
    together: {command: ['sh'], driver: goDriver, file: 'driver.sh'},
    probe: ['go', 'version'],
  },
  ruby: {
    file: 'sample.rb',
    command: ['ruby'],
    together: {command: ['ruby'], driver: rubyDriver, file: 'driver.rb'},
    probe: ['ruby', '--version'],
  },
  php: {file: 'sample.php', command: ['php'], probe: ['php', '--version']},
  // Text blocks came with Java 15.
  java: {
    file: 'Main.java',
    command: ['java'],
    together: {command: ['java'], driver: javaDriver, file: 'Driver.java'},
    probe: ['javac', '--version'],
    least: 15,
    needs: 'JDK 15',
  },
  // Files without a project run since .NET 10.
  csharp: {
    file: 'sample.cs',
    command: ['dotnet', 'run'],
    probe: ['dotnet', '--version'],
    least: 10,
    needs: '.NET 10',
  },
  // Forms came with PowerShell 6.
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

/** What this machine lacks to run the samples of a language. */
export function missingTool(language: string): string | undefined {
  const {probe, least, needs = probe[0]} = runnerOf(language);
  return hasProgram(probe, least) ? undefined : needs;
}

export interface Sample {
  /** Of the operation; a folder is named after it. */
  slug: string;
  text: string;
  /** Names of files that the sample sends; they lie beside it. */
  files: readonly string[];
}

/** Runs samples of one language, each in a folder of its own. Returns slug → error, for those that ended in one. */
export async function runSamples(
  language: string,
  samples: readonly Sample[],
): Promise<Map<string, string>> {
  const runner = runnerOf(language);
  const base = mkdtempSync(path.join(tmpdir(), `samples-${language}-`));
  const env = {...process.env, NO_PROXY: '127.0.0.1', no_proxy: '127.0.0.1'};
  const failures = new Map<string, string>();
  const folderOf = ({slug}: Sample) => path.join(base, slug);
  const start = ([program = '', ...args]: readonly string[], cwd: string) =>
    run(program, args, {cwd, env, timeout: 120_000, maxBuffer: 64 * 1024 * 1024});
  try {
    for (const sample of samples) {
      mkdirSync(folderOf(sample));
      // In the folder of all samples too: a Java program cannot change to another.
      for (const file of sample.files) {
        for (const folder of [base, folderOf(sample)]) writeFileSync(path.join(folder, file), upload);
      }
      writeFileSync(path.join(folderOf(sample), runner.file), sample.text);
    }
    if (runner.together) {
      const {command, driver, file} = runner.together;
      writeFileSync(path.join(base, file), driver);
      const {stdout} = await start([...command, file, ...samples.map(folderOf)], base);
      for (const [, slug = '', why = ''] of stdout.matchAll(/^failed (\S+): (.*)$/gm)) {
        failures.set(slug, why);
      }
    } else {
      for (const sample of samples) {
        await start([...runner.command, runner.file], folderOf(sample)).catch((error: unknown) =>
          failures.set(sample.slug, String(error)),
        );
      }
    }
    return failures;
  } finally {
    rmSync(base, {recursive: true});
  }
}
