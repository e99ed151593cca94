import {command} from './command';

/** `npm run diagrams`: draws the diagrams. They are imported here, so that a slip in their data is reported without a stack. */
command(module, async () => {
  const {generateDiagrams} = await import('../src/diagrams/draw/generate');
  console.log(`Drew ${generateDiagrams()} diagrams.`);
});
