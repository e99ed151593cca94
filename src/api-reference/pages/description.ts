import type {Reference} from '../description/reference';
import {fillServer} from '../description/servers';
import type {SecurityScheme, Server} from '../description/types';
import {escapeHtml} from '../../settings/text';
import {inlineHtml, markdownToHtml} from './markdown';
import {html} from './parts';
import {details, docsHtml} from './schema-html';

const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;
const link = (text: string, url: string): string =>
  `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`;
const list = (items: readonly string[]): string =>
  items.length > 0 ? `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>` : '';
const sentence = (text?: string): string => (text ? ` ${inlineHtml(text)}` : '');

function serverItem(server: Server): string {
  const variables = Object.entries(server.variables ?? {}).map(([name, variable]) => {
    const values = variable.enum ? `, one of ${variable.enum.map(code).join(', ')}` : '';
    return `${code(name)}: ${code(variable.default)}${values}.${sentence(variable.description)}`;
  });
  const filled = server.variables ? `, such as ${code(fillServer(server))}` : '';
  return `${code(server.url)}${filled}.${sentence(server.description)}${list(variables)}`;
}

function schemeItem(name: string, scheme: SecurityScheme): string {
  const {
    type,
    in: place,
    name: key,
    scheme: word,
    bearerFormat,
    flows = {},
    openIdConnectUrl,
  } = scheme;
  const facts = [
    type,
    ...(place && key ? [`${place} ${code(key)}`] : []),
    ...(word ? [code(word)] : []),
    ...(bearerFormat ? [`format ${escapeHtml(bearerFormat)}`] : []),
    ...(openIdConnectUrl ? [link(openIdConnectUrl, openIdConnectUrl)] : []),
  ];
  const ways = Object.entries(flows).map(([flow, {scopes = {}, ...urls}]) => {
    const addresses = Object.entries(urls).map(([field, url]) => `, ${field} ${code(String(url))}`);
    const each = Object.entries(scopes).map(([scope, text]) => `${code(scope)}${sentence(text)}`);
    return `Flow ${code(flow)}${addresses.join('')}.${list(each)}`;
  });
  return `${code(name)}: ${facts.join(', ')}.${sentence(scheme.description)}${list(ways)}`;
}

/** What the description says of the API as a whole, as a part of the page with all operations. */
export function descriptionPart({description, securityScheme}: Reference): string {
  const {info, servers, externalDocs, components = {}} = description;
  const {contact, license, termsOfService: terms} = info;
  const facts = [
    ...(license
      ? [
          `License: ${license.url ? link(license.name, license.url) : escapeHtml(license.name)}${license.identifier ? ` (${code(license.identifier)})` : ''}`,
        ]
      : []),
    ...(terms ? [link('Terms of service', terms)] : []),
    ...(contact
      ? [
          `Contact: ${[
            contact.url
              ? link(contact.name ?? contact.url, contact.url)
              : escapeHtml(contact.name ?? ''),
            contact.email ? link(contact.email, `mailto:${contact.email}`) : '',
          ]
            .filter(Boolean)
            .join(', ')}`,
        ]
      : []),
  ];
  const schemes = Object.keys(components.securitySchemes ?? {}).flatMap((name) => {
    const scheme = securityScheme(name);
    return scheme ? schemeItem(name, scheme) : [];
  });
  const text = [
    `<p><strong>${escapeHtml(info.title)} ${escapeHtml(info.version)}.</strong>${sentence(info.summary)}</p>`,
    list(facts),
    docsHtml(externalDocs),
    '<p>Servers:</p>',
    list(servers.map(serverItem)),
    ...(schemes.length > 0 ? ['<p>Credentials:</p>', list(schemes)] : []),
    info.description ? details('What it says of itself', markdownToHtml(info.description)) : '',
  ];
  return `import {ApiHtml} from '@site/src/api-reference/components';\n\n${html(text.join(''))}\n`;
}
