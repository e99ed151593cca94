import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Local plugin, for archives alone: the line above everything says that there is a newer release. Other builds pay nothing for it. */
export function archive(): Plugin {
  // The bundler's cache takes no notice of aliases (webpack issue 13627): either kind of build would take this module from the other's.
  process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';
  const bar = path.join(__dirname, '../components/ArchiveBar');
  return {
    name: 'archive',
    configureWebpack: () => ({resolve: {alias: {'@theme/AnnouncementBar': bar}}}),
  };
}
