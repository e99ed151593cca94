import type {Reference} from '../description/reference';
import {fillServer} from '../description/servers';
import {escapeHtml} from '../../settings/text';
import {inlineHtml, markdownToHtml} from './markdown';
import {code, details} from './schema-html';

/** Any value as HTML: an object as a list of its fields, a text as Markdown within a line. */
function valueHtml(value: unknown): string {
  if (typeof value !== 'object' || value === null) return inlineHtml(String(value));
  const items = Array.isArray(value)
    ? value.map(valueHtml)
    : Object.entries(value).map(([key, field]) => `${code(key)}: ${valueHtml(field)}`);
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

/** What the description says of the API as a whole, for the page with all operations. */
export function descriptionHtml({description, securityScheme}: Reference): string {
  const {info, servers, externalDocs, components = {}} = description;
  const {title, version, summary, description: text, ...about} = info;
  const names = Object.keys(components.securitySchemes ?? {});
  const addresses = servers.map(({variables, ...server}) =>
    variables ? {...server, example: fillServer({...server, variables}), variables} : server,
  );
  const facts = {
    ...about,
    ...(externalDocs && {documentation: externalDocs}),
    servers: addresses,
    credentials: Object.fromEntries(names.map((name) => [name, securityScheme(name)])),
  };
  const lead = [`<strong>${escapeHtml(`${title} ${version}`)}.</strong>`, inlineHtml(summary ?? '')];
  const introduction = text ? details('Its introduction', markdownToHtml(text)) : '';
  return `<p>${lead.join(' ')}</p>${valueHtml(facts)}${introduction}`;
}
