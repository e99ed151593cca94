import siteConfig from '@generated/docusaurus.config';
import {normalPath} from '../../settings/addresses';

/**
 * Brings the address into its normal form before the router reads it: the router matches another form, or none,
 * and hydrates what the server has not rendered. It also decodes the fragment, and throws on broken
 * percent-encoding.
 */
if (typeof window !== 'undefined') {
  const {pathname, search, hash} = window.location;
  const path = normalPath(pathname, siteConfig.baseUrl);
  let fragment = hash;
  try {
    decodeURIComponent(hash);
  } catch {
    fragment = hash.replaceAll('%', '%25');
  }
  if (path !== pathname || fragment !== hash)
    window.history.replaceState(window.history.state, '', path + search + fragment);
}
