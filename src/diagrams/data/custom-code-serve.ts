import {box, column, row} from './parts';
import type {Diagram} from './types';

export const customCodeServe: Diagram = {
  name: 'custom-code-serve',
  title: 'What agenta variant serve does with your code',
  boxes: {
    cli: box('Your folder', '`agenta variant serve app.py`', {tone: 'quiet'}),
    build: box('Build', '`POST /api/containers/build_image`\ninstalls `agenta` and `requirements.txt`'),
    register: box('Register', '`…/apps/<app id>/variant/from-image`\nbase `app`, variant `app.default`'),
    start: box('Start', '`PUT /api/variants/<variant id>`'),
    container: box('Container', 'Its SDK sends the default parameters back', {tone: 'run'}),
    published: box('Deployed to production', 'Open in the playground, callable by address', {tone: 'accent'}),
  },
  narrow: column(44, 'cli', 'build', 'register', 'start', 'container', 'published'),
  wide: row(48, column(44, 'cli', 'build', 'register'), column(44, 'start', 'container', 'published')),
  edges: [
    {from: 'cli', to: 'build', label: 'archive of the folder'},
    {from: 'build', to: 'register', label: 'image'},
    {from: 'register', to: 'start'},
    {from: 'start', to: 'container', label: 'port 80'},
    {from: 'container', to: 'published'},
  ],
};
