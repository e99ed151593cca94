import {apiCatalogPath, llmsPath, urlOf, skillsIndexPath, twinPath} from '../../settings/addresses';
import {release} from '../../platform/release';
import {slugOf} from '../../settings/text';
import type {PageSummary} from '../page';

/** A page with its Markdown twin. */
export interface Twin extends PageSummary {
  markdown: string;
}

/** Small sidebar sections that become part of another section. */
const merged: Readonly<Record<string, string>> = {
  Tutorials: 'Guides',
  Cookbooks: 'Guides',
  Reference: 'HTTP API',
};

/** Sections in the order of the navbar. Others come after them. */
const order = [
  'Getting started', 'Prompt management', 'Evaluation', 'Observability', 'Self-host', 'Team and support',
  'Guides', 'Python SDK', 'Command line', 'HTTP API', 'Changelog',
]; // prettier-ignore

/** Twins by section; within it, in the given order. */
function sectionsOf(twins: readonly Twin[]): {name: string; twins: Twin[]}[] {
  const sectionOf = ({section}: Twin) => merged[section] ?? section;
  return [...new Set([...order, ...twins.map(sectionOf)])]
    .map((name) => ({name, twins: twins.filter((twin) => sectionOf(twin) === name)}))
    .filter((section) => section.twins.length > 0);
}

const kilobytes = (text: string): string => `${Math.ceil(Buffer.byteLength(text) / 1024)} KB`;

const about =
  `Agenta is an open-source platform for applications on large language models: prompt management, evaluation, observability, ` +
  `a Python SDK, a command line, an HTTP API and self-hosting. These pages describe release ${release.line}.`;

/** Makes `llms.txt`, `llms-full.txt` and one file per section from twins in reading order. */
export function llmsFiles(twins: readonly Twin[], title: string, home: string) {
  const listOf = (pages: readonly Twin[]) =>
    pages
      .map(({title, address, description}) =>
        [`- [${title}](${urlOf(home, twinPath(address))})`, description].filter(Boolean).join(': '),
      )
      .join('\n');
  const together = (path: string, label: string, heading: string, pages: readonly Twin[]) => ({
    path,
    label,
    text: [`# ${heading}\n\n> ${about}\n`, ...pages.map(({markdown}) => markdown)].join('\n---\n\n'),
  });
  // Lists of pages by tag repeat what other pages say, so they are linked but left out of the long files.
  const lists = twins.filter(({type}) => type === 'other');
  const sections = sectionsOf(twins.filter(({type}) => type !== 'other'));
  const all = sections.flatMap((section) => section.twins);
  const files = [
    together('/llms-full.txt', 'All pages', title, all),
    ...sections.map(({name, twins: own}) =>
      together(`/llms-${slugOf(name)}.txt`, name, `${title}: ${name}`, own),
    ),
  ];
  const index = [
    `# ${title}`,
    `> ${about}`,
    'This documentation is independent of the makers of Agenta. Every page stands at its address with `.md` at the end as Markdown; the introduction at `/index.md`. Samples use the placeholders `YOUR_API_KEY`, `YOUR_APP_ID` and `https://your-host.example`.',
    `Skills for the common tasks are listed at \`${urlOf(home, skillsIndexPath)}\`, the described API at \`${urlOf(home, apiCatalogPath)}\`.`,
    ...sections.map(({name, twins: own}) => `## ${name}\n\n${listOf(own)}`),
    `## Several pages in one file\n\n${files.map(({label, path, text}) => `- [${label}](${urlOf(home, path)}): ${kilobytes(text)}`).join('\n')}`,
    `## Optional\n\n${listOf(lists)}`,
  ];
  return [{path: llmsPath, text: `${index.join('\n\n')}\n`}, ...files];
}
