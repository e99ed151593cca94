import {column, row} from './parts';
import type {Diagram} from './types';

export const customCodeServe: Diagram = {
  name: 'custom-code-serve',
  title: 'What agenta variant serve does with your code',
  boxes: {
    cli: {title: 'Your folder', text: '`agenta variant serve app.py`', tone: 'quiet'},
    build: {
      title: 'Build',
      text: '`POST /api/containers/build_image`\ninstalls `agenta` and `requirements.txt`',
    },
    register: {
      title: 'Register',
      text: '`…/apps/<app id>/variant/from-image`\nbase `app`, variant `app.default`',
    },
    start: {title: 'Start', text: '`PUT /api/variants/<variant id>`'},
    container: {
      title: 'Container',
      text: 'Its SDK sends the default parameters back',
      tone: 'run',
    },
    published: {
      title: 'Deployed to production',
      text: 'Open in the playground, callable by address',
      tone: 'accent',
    },
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
