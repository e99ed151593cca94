import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseDocument} from 'yaml';
import {urlOf, skillPath, skillsIndexPath} from '../settings/addresses';
import {writeIfChanged} from '../settings/generated-files';

export interface Skill {
  name: string;
  description: string;
  /** The whole file, with absolute links, so that they work wherever it is read. */
  markdown: string;
}

/** Parses a skill. Throws if its front matter lacks a description or its name differs from the file's. */
export function readSkill(file: string, text: string, home: string): Skill {
  // With the first marker, so that the line in a message is the line of the file.
  const [, head = ''] = /^(---\n[\s\S]*?)\n---\n/.exec(text) ?? [];
  const {errors, contents} = parseDocument(head);
  if (errors[0])
    throw new Error(
      `skills/${file}: the front matter is not YAML: ${errors[0].message}\nFix: quote values that contain a colon, and indent with spaces.`,
    );
  const {name, description} = (contents?.toJSON() ?? {}) as Partial<Skill>;
  if (!description || name !== path.basename(file, '.md'))
    throw new Error(`skills/${file} needs a description and the name of the file in its front matter.`);
  const markdown = text.replace(/\]\((\/[^)]*)\)/g, (_, address: string) => `](${urlOf(home, address)})`);
  return {name, description, markdown};
}

/** The list of skills in the format of the draft "Agent Skills Discovery via Well-Known URIs" 0.2.0. */
function skillsIndex(skills: readonly Skill[], home: string): object {
  return {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: skills.map(({name, description, markdown}) => ({
      name,
      type: 'skill-md',
      description,
      url: urlOf(home, skillPath(name)),
      digest: `sha256:${createHash('sha256').update(markdown).digest('hex')}`,
    })),
  };
}

/** Writes the skills and their list into a build. Returns the number of skills. */
export function writeSkills(outDir: string, skillsDir: string, home: string): number {
  const skills = readdirSync(skillsDir)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => readSkill(file, readFileSync(path.join(skillsDir, file), 'utf8'), home));
  const index = `${JSON.stringify(skillsIndex(skills, home), null, 2)}\n`;
  writeIfChanged(path.join(outDir, skillsIndexPath), index);
  for (const {name, markdown} of skills) writeIfChanged(path.join(outDir, skillPath(name)), markdown);
  return skills.length;
}
