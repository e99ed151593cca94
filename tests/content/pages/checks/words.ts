import {perPage} from '../check';
import {paragraphs, prose} from '../prose';

/** Words that make a stuck reader feel slow, or that sell. */
const banned = [
  'simply', 'just', 'easy', 'easily', 'obviously', 'of course', 'please', 'etc.',
  'powerful', 'seamless', 'seamlessly', 'effortless', 'effortlessly', 'blazing', 'cutting-edge',
  'world-class', 'revolutionary', 'state-of-the-art', 'game-changing', 'delightful',
]; // prettier-ignore

const pattern = new RegExp(
  `(?<![\\w-])(${banned.map((word) => word.replace('.', '\\.')).join('|')})(?![\\w-])|!(?=\\s|$|["”')])`,
  'gi',
);

/** No banned word and no exclamation mark outside of code. */
export const bannedWords = perPage(
  {name: 'no banned words', unit: 'stretches of prose', floor: 4_000},
  (page) => {
    const all = prose(page);
    return {
      checked: all.length,
      found: all.flatMap(({text, line}) =>
        [...text.matchAll(pattern)].map(([word]) => ({
          line,
          message:
            word === '!'
              ? 'an exclamation mark. Fix: end with a full stop.'
              : `"${word}" is a banned word. Fix: leave it out, or say what is meant.`,
        })),
      ),
    };
  },
);

/** Sentences of a paragraph; dots inside of names and numbers end none. */
function sentences(text: string): string[] {
  return text.split(/(?<=[.?:])\s+(?=[A-Z“"(])/).filter((sentence) => /\w/.test(sentence));
}

const longest = 20;

/** Sentences have 20 words on average or fewer. */
export const sentenceLength = perPage(
  {name: 'sentences are short on average', unit: 'sentences', floor: 3_000},
  (page) => {
    const all = paragraphs(page).flatMap(({text}) => sentences(text));
    const words = all.reduce((sum, sentence) => sum + sentence.split(/\s+/).length, 0);
    const average = all.length === 0 ? 0 : words / all.length;
    const found =
      average > longest
        ? [
            {
              line: 1,
              message: `its sentences have ${average.toFixed(1)} words on average. Fix: cut the longest until it is ${longest} or fewer.`,
            },
          ]
        : [];
    return {checked: all.length, found};
  },
);
