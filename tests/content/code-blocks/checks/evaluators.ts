import {evaluators as catalogue} from '@site/src/platform/evaluators';
import {perItem} from '../../pages/check';
import {unknown} from '../unknown';

const known: readonly string[] = catalogue.map(({key}) => key);

/** Every evaluator of a page exists. In text the prefix of its key marks one, in samples the field `evaluator_key`. */
export const evaluators = perItem(
  {name: 'evaluators exist', unit: 'mentions'},
  ({spans, lines}) => [
    ...spans.filter(({code}) => /^(?:auto|rag)_[a-z_]+$/.test(code)),
    ...lines.flatMap((row, index) =>
      [...row.matchAll(/["']?evaluator_key["']?\s*[:=]\s*["']([\w-]+)["']/g)].map(([, code = '']) => ({
        code,
        line: index + 1,
      })),
    ),
  ],
  ({code}) => (known.includes(code) ? '' : unknown('evaluator', code, known)),
);
