import type {Element} from 'hast';
import type {Page} from '../../../src/built-site/page';
import {callableAnchor, parameterAnchor} from '../../../src/components/SdkReference/anchors';
import {commands} from '../../../src/platform/cli';
import {
  environmentVariables,
  serviceNames,
  variableAnchor,
} from '../../../src/platform/environment';
import {internalPorts, mounts, portAnchor, publishedPorts} from '../../../src/platform/ports';
import {grantOf, permissionAnchor, permissions, roles} from '../../../src/platform/roles';
import {callables, clientTypes, exportedNames, subClients} from '../../../src/platform/sdk';
import {findAll, isTag, shown, shownText} from '../../../src/built-site/tree';

/** A fact of `src/platform`, which a row of a table, or the element with the id, must state. */
interface Fact {
  /** Its file under `docs/`; if absent, any page of the reference. */
  readonly page?: string;
  readonly id?: string;
  readonly says: readonly (string | number)[];
}

const command = (name: string): string => `agenta ${name}`.trim();
const answers = {yes: 'Yes', no: 'No', unknown: '?'};

export const facts: readonly Fact[] = [
  ...exportedNames.map(({name, kind, purpose}) => ({
    says: [`ag.${name}`, kind, purpose, '#name-'],
  })),
  ...callables.flatMap(({name, page, summary, parameters, faults}): Fact[] => [
    {
      page,
      id: callableAnchor(name),
      says: [summary, `${name}(`, ...parameters.map((one) => `${one.name}: ${one.type}`)],
    },
    ...parameters.map((one): Fact => {
      const id = parameterAnchor(name, one.name);
      return {
        page,
        id,
        says: [one.name, one.type, one.default ?? 'required', one.meaning, `#${id}`],
      };
    }),
    ...faults.map(({message, kind, cause, fix}) => ({says: [message, kind, cause, fix]})),
  ]),
  ...subClients.flatMap((sub) =>
    sub.methods.map(({name, http, slug, parameters}): Fact => {
      const id = ['api', sub.name, name].filter(Boolean).join('-').replace(/[._]/g, '-');
      const address = slug ? `/reference/api/${slug}` : '';
      const path = http.replace(' /', ' /api/');
      return {id, says: [name, path, address, `#${id}`, ...parameters.map((one) => one.name)]};
    }),
  ),
  ...clientTypes.map(({name, parts}): Fact => {
    const id = `type-${name.toLowerCase()}`;
    return {id, says: [name, `#${id}`, ...parts]};
  }),
  ...commands.flatMap((one): Fact[] => {
    const named = [
      ...one.arguments.map(({name, meaning}) => [name, meaning, '#agenta']),
      ...one.options.map((option) => [...option.flags, option.default, option.meaning, '#agenta']),
    ];
    const rows = [one.prompts, one.requests, one.files, one.exits, one.messages].flat();
    return [
      {says: [command(one.name), one.summary]},
      ...named.map((says) => ({page: one.page, says})),
      ...rows.map((row) => ({page: one.page, says: Object.values(row)})),
    ];
  }),
  ...environmentVariables.map(({name, meaning, composeValue, fallback, readBy}) => ({
    page: 'self-host/environment-variables.mdx',
    id: variableAnchor(name),
    says: [
      name,
      `Meaning: ${meaning}`,
      composeValue ?? 'Not set',
      fallback ?? 'None',
      ...readBy.map((id) => serviceNames[id]),
    ],
  })),
  ...permissions.map((permission) => ({
    page: 'misc/team_management.mdx',
    id: permissionAnchor(permission.id),
    says: [
      permission.id,
      permission.checkedFor ?? 'Never asked',
      ...roles.map(({id, label}) => `${label}: ${answers[grantOf(permission, id)]}`),
    ],
  })),
  ...publishedPorts.map(({host, container, service, purpose, protection}) => ({
    page: 'self-host/environment-variables.mdx',
    id: portAnchor(host),
    says: [host, container, service, purpose, protection],
  })),
  ...[
    ...internalPorts.map(({service, container, purpose}) => [service, container, purpose]),
    ...mounts.map(({source, target, kind, services, content}) => [
      ...[source, target, kind, ...services, content],
    ]),
  ].map((says) => ({page: 'self-host/environment-variables.mdx', says})),
];

/** Without the data's marks for code and bold. */
const plain = (text: string): string => text.replace(/`|\*\*/g, '');

/** Rows with a header, and other elements with an id. */
const canState = (element: Element): boolean =>
  element.tagName === 'tr'
    ? findAll(element, ({properties: {scope}}) => scope === 'row').length === 1
    : typeof element.properties.id === 'string';

/** Text of a row, each cell after its label, and the addresses of its links. */
function statedBy(element: Element): string {
  const cells = findAll(element, isTag('td')).map(
    (cell) => `${String(cell.properties.dataLabel)}: ${shownText(cell)}`,
  );
  const links = findAll(element, isTag('a')).map(({properties}) => String(properties.href));
  return plain([shownText(element), ...cells, ...links].join('\n'));
}

/** A message for each fact that the pages do not state. */
export function missingFacts(pages: readonly Page[], list: readonly Fact[] = facts): string[] {
  const candidates = pages.flatMap(({address, document}) =>
    findAll(document, canState).map((one) => ({
      file: `${address.slice(1)}.mdx`,
      id: one.properties.id,
      isRow: one.tagName === 'tr',
      text: statedBy(one),
    })),
  );
  return list
    .filter(({page, id, says}) => {
      const words = says.map((one) => shown(plain(String(one))));
      return !candidates.some(
        (one) =>
          (!page || one.file === page) &&
          (id ? one.id === id : one.isRow) &&
          words.every((word) => one.text.includes(word)),
      );
    })
    .map(
      ({page = 'the reference', id, says}) =>
        `${page}${id ? `#${id}` : ''} does not state "${says.join(' | ')}". Fix: show it with the component for this data.`,
    );
}
