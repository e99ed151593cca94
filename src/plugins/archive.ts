import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Local plugin, for archives alone: the line above everything says that there is a newer release. Other builds pay nothing for it. */
export function archive(): Plugin {
  const bar = path.join(__dirname, '../components/ArchiveBar');
  return {
    name: 'archive',
    configureWebpack: () => ({resolve: {alias: {'@theme/AnnouncementBar': bar}}}),
  };
}
