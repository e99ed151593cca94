import {perItem, perPage} from '../check';
import {paragraphs, prose} from '../prose';

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

/** No banned word and no exclamation mark outside code. */
export const bannedWords = perItem({name: 'no banned words', unit: 'pieces of text'}, prose, ({text}) =>
  [...text.matchAll(pattern)].map(([word]) =>
    word === '!'
      ? 'an exclamation mark. Fix: end with a full stop.'
      : `"${word}" is a banned word. Fix: remove it, or be specific.`,
  ),
);

/** Sentences of a paragraph; a dot inside a name or number does not end one. */
function sentences(text: string): string[] {
  return text.split(/(?<=[.?:])\s+(?=[A-Z“"(])/).filter((sentence) => /\w/.test(sentence));
}

const maxAverage = 20;

/** The sentences of a page have at most 20 words on average. */
export const sentenceLength = perPage({name: 'sentences are short on average', unit: 'sentences'}, (page) => {
  const all = paragraphs(page).flatMap(({text}) => sentences(text));
  const words = all.reduce((sum, sentence) => sum + sentence.split(/\s+/).length, 0);
  const average = all.length === 0 ? 0 : words / all.length;
  const message = `its sentences have ${average.toFixed(1)} words on average. Fix: shorten the longest until the average is ${maxAverage}.`;
  return {checked: all.length, found: average > maxAverage ? [{line: 1, message}] : []};
});
