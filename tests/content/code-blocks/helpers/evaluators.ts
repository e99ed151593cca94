import {evaluators} from '../../../../src/platform/evaluators';
import {unknown, type Defect, type Place} from './defect';
import type {Page} from './pages';

export const evaluatorKeys: readonly string[] = evaluators.map(({key}) => key);

const looksLikeKey = /^(?:auto|rag)_[a-z_]+$/;

interface Key extends Place {
  readonly key: string;
}

/** Evaluator keys a page names: in text by their form, in samples by the field that holds them. */
export function namedEvaluators({file, text, spans}: Page): Key[] {
  const inText = spans
    .filter(({code}) => looksLikeKey.test(code))
    .map(({line, code}) => ({file, line, key: code}));
  const inSamples = text.split('\n').flatMap((row, index) =>
    [...row.matchAll(/["']?evaluator_key["']?\s*[:=]\s*["']([\w-]+)["']/g)].map(([, key = '']) => ({
      file,
      line: index + 1,
      key,
    })),
  );
  return [...inText, ...inSamples];
}

export const problemsOfEvaluators = (keys: readonly Key[]): Defect[] =>
  keys
    .filter(({key}) => !evaluatorKeys.includes(key))
    .map(({file, line, key}) => ({file, line, message: unknown('evaluator', key, evaluatorKeys)}));
