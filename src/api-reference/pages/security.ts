import type {SecurityRequirement} from '../description/types';
import {code} from './schema-html';

/** The schemes of a requirement, each with its scopes. */
const schemes = (requirement: SecurityRequirement): string =>
  Object.entries(requirement)
    .map(([name, scopes]) => {
      const words = scopes.map(code).join(', ');
      return code(name) + (words ? ` (scopes: ${words})` : '');
    })
    .join(' and ') || 'none';

/** Which credentials a request needs, where that is not the same for the whole API. */
export function accessHtml(security: readonly SecurityRequirement[], isOwn: boolean): string {
  const hasScopes = security.some((one) => Object.values(one).some(({length}) => length > 0));
  if (!isOwn && !hasScopes && security.length < 2) return '';
  const words = security.map(schemes).join(' or ') || 'none';
  return `<p class="api-facts">Credentials: ${words}.</p>`;
}
