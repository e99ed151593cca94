import {box, column, row, sized} from './parts';
import type {Diagram} from './types';

const step = (from: string, name: string) => row(24, sized(82, from), name);
const stepBack = (from: string, name: string) => row(24, name, sized(82, from));

export const migrationOrder: Diagram = {
  name: 'migration-order',
  title: 'The order of migrations by the release you come from',
  boxes: {
    backup: {title: 'Back up the database before you start', tone: 'caution'},
    mongo: box('MongoDB schema steps', 'Each folder between your release and 0.17, in order of release'),
    copy: box('MongoDB to Postgres', 'One copy of all data; MongoDB is only read'),
    first: box('Alembic', '`b80c708c21bb`\napplied by itself the first time'),
    second: box(
      'Alembic',
      '`5c29a64204f4`\nin the same run; from 0.22 by hand or with `AGENTA_AUTO_MIGRATIONS`',
    ),
    here: box('Release 0.24', 'Check your apps in the web interface', {tone: 'accent'}),
    from17: {title: 'before\n0.17', tone: 'quiet'},
    from18: {title: '0.17 or\n0.18', tone: 'quiet'},
    from19: {title: '0.19 to\n0.21', tone: 'quiet'},
    from22: {title: '0.22 or\nnewer', tone: 'quiet'},
  },
  narrow: column(
    36,
    'backup',
    step('from17', 'mongo'),
    step('from18', 'copy'),
    step('from19', 'first'),
    step('from22', 'second'),
    'here',
  ),
  wide: row(
    40,
    column(40, 'backup', step('from17', 'mongo'), step('from18', 'copy')),
    column(40, stepBack('from19', 'first'), stepBack('from22', 'second'), 'here'),
  ),
  edges: [
    {from: 'mongo', to: 'copy'},
    {from: 'copy', to: 'first'},
    {from: 'first', to: 'second'},
    {from: 'second', to: 'here'},
    {from: 'from17', to: 'mongo'},
    {from: 'from18', to: 'copy'},
    {from: 'from19', to: 'first'},
    {from: 'from22', to: 'second'},
  ],
};
