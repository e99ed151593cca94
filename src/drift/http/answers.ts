import {STATUS_CODES} from 'node:http';
import {literal} from '../python/literal';
import type {Node} from '../python/node';

/** The status code of `404`, `status.HTTP_404_NOT_FOUND` or `HTTPStatus.NOT_FOUND`. */
export function statusOf(node: Node | undefined): string | undefined {
  const value = literal(node);
  if (typeof value === 'number') return String(value);
  const [name = '', owner] = [...((node?.binding?.value ?? node)?.dotted ?? [])].reverse();
  const words = owner === 'HTTPStatus' && name.replaceAll('_', ' ');
  const known = Object.entries(STATUS_CODES).find(([, text]) => text?.toUpperCase() === words);
  return known?.[0] ?? /^HTTP_(\d+)/.exec(name)?.[1];
}

/** The members of `Permission` that the handler mentions, in the form in which the platform stores them. */
export function permissionsIn(handler: Node): string[] {
  const names = handler
    .allOfKind('attribute')
    .flatMap(({dotted: [owner, name]}) => (owner === 'Permission' && name ? name.toLowerCase() : []));
  return [...new Set(names)].sort();
}
