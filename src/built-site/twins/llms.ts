import {
  apiCatalogPath,
  llmsPath,
  pageOn,
  skillsIndexPath,
  twinPath,
} from '../../settings/addresses';
import {release} from '../../platform/release';
import {slugOf} from '../../settings/text';
import type {PageSummary} from '../page';

/** A page with its Markdown twin. */
export interface Twin extends PageSummary {
  markdown: string;
}

/** A file to write into the build. */
export interface TextFile {
  /** Path below the build folder, with a leading slash. */
  path: string;
  text: string;
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

interface Section {
  name: string;
  twins: Twin[];
}

function place(name: string): number {
  const index = order.indexOf(name);
  return index < 0 ? order.length : index;
}

function sectionsOf(twins: readonly Twin[]): Section[] {
  const sections = new Map<string, Section>();
  for (const twin of twins) {
    const name = merged[twin.section] ?? twin.section;
    const section = sections.get(name) ?? {name, twins: []};
    section.twins.push(twin);
    sections.set(name, section);
  }
  return [...sections.values()].sort((a, b) => place(a.name) - place(b.name));
}

const sectionPath = (name: string): string => `/llms-${slugOf(name)}.txt`;

const kilobytes = (text: string): string => `${Math.ceil(Buffer.byteLength(text) / 1024)} KB`;

const about =
  `Agenta is an open-source platform for applications on large language models: prompt management, evaluation, observability, ` +
  `a Python SDK, a command line, an HTTP API and self-hosting. These pages describe release ${release.line}.`;

const together = (twins: readonly Twin[]): string =>
  twins.map(({markdown}) => markdown).join('\n---\n\n');

function line({title, address, description}: Twin, home: string): string {
  const suffix = description ? `: ${description}` : '';
  return `- [${title}](${pageOn(home, twinPath(address))})${suffix}`;
}

function fileLine(label: string, {path, text}: TextFile, home: string): string {
  return `- [${label}](${pageOn(home, path)}): ${kilobytes(text)}`;
}

/** Makes `llms.txt`, `llms-full.txt` and one file per section from twins in reading order. */
export function llmsFiles(twins: readonly Twin[], title: string, home: string): TextFile[] {
  // Lists of pages by tag repeat what other pages say, so they are linked but left out of the long files.
  const lists = twins.filter(({type}) => type === 'other');
  const sections = sectionsOf(twins.filter(({type}) => type !== 'other'));
  const sectionFiles = sections.map(({name, twins: own}) => ({
    path: sectionPath(name),
    text: `# ${title}: ${name}\n\n> ${about}\n\n---\n\n${together(own)}`,
  }));
  const full = {
    path: '/llms-full.txt',
    text: `# ${title}\n\n> ${about}\n\n---\n\n${together(sections.flatMap((section) => section.twins))}`,
  };
  const index = [
    `# ${title}`,
    `> ${about}`,
    'This documentation is independent of the makers of Agenta. Every page stands at its address with `.md` at the end as Markdown; the introduction at `/index.md`. Samples use the placeholders `YOUR_API_KEY`, `YOUR_APP_ID` and `https://your-host.example`.',
    `Skills for the common tasks are listed at \`${pageOn(home, skillsIndexPath)}\`, the described API at \`${pageOn(home, apiCatalogPath)}\`.`,
    ...sections.map(
      ({name, twins: own}) => `## ${name}\n\n${own.map((twin) => line(twin, home)).join('\n')}`,
    ),
    `## Several pages in one file\n\n${[
      fileLine('All pages', full, home),
      ...sections.map(({name}, index) => fileLine(name, sectionFiles[index] as TextFile, home)),
    ].join('\n')}`,
    ...(lists.length > 0
      ? [`## Optional\n\n${lists.map((twin) => line(twin, home)).join('\n')}`]
      : []),
  ];
  return [{path: llmsPath, text: `${index.join('\n\n')}\n`}, full, ...sectionFiles];
}
