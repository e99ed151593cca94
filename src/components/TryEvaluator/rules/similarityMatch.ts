/** Similarity Match: the share of words the two texts have in common is above a threshold. */
import {splitWords} from './python';
import {bool, failure, type Rule} from './types';

const FAILED = 'Error during Auto Similarity Match evaluation';

export const similarityMatch: Rule = ({output, answer = '', settings}) => {
  const outputWords = new Set(splitWords(output));
  const answerWords = new Set(splitWords(answer));
  const shared = [...outputWords].filter((word) => answerWords.has(word)).length;
  const all = new Set([...outputWords, ...answerWords]).size;
  if (all === 0)
    return failure(FAILED, 'Neither text has a word, so the share is a division by zero.');
  const {similarity_threshold: threshold} = settings;
  if (threshold === undefined)
    return failure(FAILED, 'The configuration has no numeric threshold.');
  const similarity = shared / all;
  const sum = `${shared} of ${all} different words are in both texts: ${shared} / ${all} = ${Number(similarity.toFixed(3))}`;
  if (similarity > threshold) return bool(true, `${sum}, which is greater than ${threshold}.`);
  const why = similarity < threshold ? 'which is less than' : 'which only equals';
  return bool(false, `${sum}, ${why} ${threshold}. The share must be greater.`);
};
