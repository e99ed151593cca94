import {perItem} from '../check';
import {nodesOf, type SourcePage} from '../page';

/** Condescending and promotional words. */
const banned = [
  'simply', 'just', 'easy', 'easily', 'obviously', 'of course', 'please', 'etc.',
  'powerful', 'seamless', 'seamlessly', 'effortless', 'effortlessly', 'blazing', 'cutting-edge',
  'world-class', 'revolutionary', 'state-of-the-art', 'game-changing', 'delightful',
]; // prettier-ignore

const pattern = new RegExp(
  `(?<![\\w-])(${banned.map((word) => word.replace('.', '\\.')).join('|')})(?![\\w-])|!(?=\\s|$|["”')])`,
  'gi',
);

/** Running text outside of code. */
const textsOf = ({title, description, tree}: SourcePage) => [
  {value: `${title}\n${description}`, line: 1},
  ...nodesOf(tree, 'image').map(({alt, line}) => ({value: alt ?? '', line})),
  ...nodesOf(tree, 'text'),
];

/** No banned word and no exclamation mark outside code. */
export const bannedWords = perItem({name: 'no banned words', unit: 'pieces of text'}, textsOf, ({value}) =>
  [...value.matchAll(pattern)].map(([word]) =>
    word === '!'
      ? 'an exclamation mark. Fix: end with a full stop.'
      : `"${word}" is a banned word. Fix: remove it, or be specific.`,
  ),
);
