import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Local plugin, only in archives: replaces the announcement bar with a link to the newest release. Other
 * builds contain none of its code.
 */
export function archive(): Plugin {
  // The bundler's cache ignores aliases (webpack issue 13627): archives and other builds would take this
  // module from each other's cache.
  process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';
  const bar = path.join(__dirname, '../components/ArchiveBar');
  return {
    name: 'archive',
    configureWebpack: () => ({resolve: {alias: {'@theme/AnnouncementBar': bar}}}),
  };
}
