import type {Diagram} from './types';

export const migrationOrder: Diagram = {
  name: 'migration-order',
  title: 'The order of migrations by the release you come from',
  alt: 'Migrations in order. Back up first. Older than 0.18: apply the MongoDB schema steps up to 0.18. From 0.18: copy MongoDB to Postgres. From 0.19 to 0.21: Alembic revision b80c708c21bb, applied by itself the first time. From 0.22: Alembic revision 5c29a64204f4, applied by hand or with AGENTA_AUTO_MIGRATIONS set to true. Then you are on 0.24.',
  width: 432,
  height: 676,
  boxes: [
    {id: 'backup', x: 16, y: 16, w: 400, h: 44, title: 'Back up the database before you start', tone: 'caution'},
    {id: 'mongo', x: 136, y: 96, w: 280, h: 84, title: 'MongoDB schema steps', lines: ['Each folder between your release', 'and 0.18, in order of release']},
    {id: 'copy', x: 136, y: 220, w: 280, h: 84, title: 'MongoDB to Postgres', lines: ['One copy of all data; MongoDB', 'is only read']},
    {id: 'first', x: 136, y: 344, w: 280, h: 84, title: 'Alembic', lines: ['`b80c708c21bb`', 'applied by itself the first time']},
    {id: 'second', x: 136, y: 468, w: 280, h: 84, title: 'Alembic', lines: ['`5c29a64204f4`', 'by hand, or automatic when set']},
    {id: 'here', x: 136, y: 592, w: 280, h: 68, title: 'Release 0.24', lines: ['Check your apps in the web interface'], tone: 'accent'},
    {id: 'from17', x: 16, y: 112, w: 88, h: 52, title: 'before\n0.18', tone: 'quiet'},
    {id: 'from18', x: 16, y: 236, w: 88, h: 52, title: '0.18', tone: 'quiet'},
    {id: 'from19', x: 16, y: 360, w: 88, h: 52, title: '0.19 to\n0.21', tone: 'quiet'},
    {id: 'from22', x: 16, y: 484, w: 88, h: 52, title: 'from\n0.22', tone: 'quiet'},
  ],
  edges: [
    {from: ['mongo', 'bottom'], to: ['copy', 'top']},
    {from: ['copy', 'bottom'], to: ['first', 'top']},
    {from: ['first', 'bottom'], to: ['second', 'top']},
    {from: ['second', 'bottom'], to: ['here', 'top']},
    {from: ['from17', 'right'], to: ['mongo', 'left']},
    {from: ['from18', 'right'], to: ['copy', 'left']},
    {from: ['from19', 'right'], to: ['first', 'left']},
    {from: ['from22', 'right'], to: ['second', 'left']},
  ],
};
