import type {Diagram} from './types';

export const customCodeServe: Diagram = {
  name: 'custom-code-serve',
  title: 'What agenta variant serve does with your code',
  alt: 'agenta variant serve app.py packs the folder and uploads it. The backend builds an image from it, registers the variant app.default, and starts a container when the command asks for it. The container’s SDK sends the default parameters to the backend, the variant is deployed to production, and the command prints links to the app and the playground.',
  width: 432,
  height: 688,
  boxes: [
    {id: 'cli', x: 16, y: 16, w: 400, h: 64, title: 'Your folder', lines: ['`agenta variant serve app.py`'], tone: 'quiet'},
    {id: 'build', x: 16, y: 128, w: 400, h: 84, title: 'Build', lines: ['`POST /api/containers/build_image`', 'installs `agenta` and `requirements.txt`']},
    {id: 'register', x: 16, y: 260, w: 400, h: 84, title: 'Register', lines: ['`…/apps/<app id>/variant/from-image`', 'base `app`, variant `app.default`']},
    {id: 'start', x: 16, y: 392, w: 400, h: 64, title: 'Start', lines: ['`PUT /api/variants/<variant id>`']},
    {id: 'container', x: 16, y: 504, w: 400, h: 64, title: 'Container', lines: ['Its SDK sends the default parameters back'], tone: 'run'},
    {id: 'published', x: 16, y: 608, w: 400, h: 64, title: 'Deployed to production', lines: ['Open in the playground, callable by address'], tone: 'accent'},
  ],
  edges: [
    {from: ['cli', 'bottom'], to: ['build', 'top'], label: 'archive of the folder'},
    {from: ['build', 'bottom'], to: ['register', 'top'], label: 'image'},
    {from: ['register', 'bottom'], to: ['start', 'top'], label: 'variant id'},
    {from: ['start', 'bottom'], to: ['container', 'top'], label: 'port 80'},
    {from: ['container', 'bottom'], to: ['published', 'top']},
  ],
};
