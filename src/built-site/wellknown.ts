import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseDocument} from 'yaml';
import {apiCatalogPath, urlOf, skillPath, skillsIndexPath, twinPath} from '../settings/addresses';
import {writeIfChanged} from '../settings/generated-files';
import {links} from '../settings/links';

/** Files that programs look for at the same address on every host. */

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

/** An API catalogue (RFC 9727): the API's address, its OpenAPI description and its documentation. */
function apiCatalog(home: string): object {
  const link = (address: string, type: string) => ({href: urlOf(home, address), type});
  const overview = '/reference/api/category';
  return {
    linkset: [
      {
        anchor: links.cloudApi,
        'service-desc': [
          link('/openapi/agenta.yaml', 'application/yaml'),
          link('/openapi/agenta.json', 'application/json'),
        ],
        'service-doc': [
          link(overview, 'text/html'),
          link(twinPath(overview), 'text/markdown'),
          link(skillPath('call-agenta-api'), 'text/markdown'),
        ],
      },
    ],
  };
}

/** Writes the API catalogue and the skills into a build. Returns the number of files. */
export function writeWellKnown(outDir: string, skillsDir: string, home: string): number {
  const skills = readdirSync(skillsDir)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => readSkill(file, readFileSync(path.join(skillsDir, file), 'utf8'), home));
  const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
  const files = [
    {path: apiCatalogPath, text: json(apiCatalog(home))},
    {path: skillsIndexPath, text: json(skillsIndex(skills, home))},
    ...skills.map(({name, markdown}) => ({path: skillPath(name), text: markdown})),
  ];
  for (const file of files) writeIfChanged(path.join(outDir, file.path), file.text);
  return files.length;
}
