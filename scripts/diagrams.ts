import {generateDiagrams} from '../src/diagrams/draw/generate';
import {command} from './command';

/** `npm run diagrams`: draws the diagrams. */
command(module, () => console.log(`Drew ${generateDiagrams()} diagrams.`));
