import extracted from '../extracted/evaluators.json';
import type {Evaluator, EvaluatorSetting, EvaluatorWords} from './types';
import {shared, words} from './words';

export type EvaluatorKey = keyof typeof words;

interface SettingFacts extends Pick<EvaluatorSetting, 'label' | 'minimum' | 'maximum'> {
  readonly type: string;
  /** As JSON, or in words. */
  readonly default?: string;
  readonly required?: boolean;
  readonly advanced?: boolean;
}

interface EvaluatorFacts {
  readonly name: string;
  /** Absent if every edition has it. */
  readonly edition?: string;
  readonly setting?: Readonly<Record<string, SettingFacts>>;
}

const facts: Readonly<Record<string, EvaluatorFacts>> = extracted.evaluator;

/** Defaults that are JSON; the others are in words. */
const isJson = /^(".*"|[\d.]+|true|false)$/s;

function settingOf(key: string, fact: SettingFacts, meaning: string): EvaluatorSetting {
  const {default: value, required = false, advanced = false} = fact;
  const own =
    value === undefined
      ? {}
      : isJson.test(value)
        ? {default: JSON.parse(value) as string}
        : {defaultInWords: value};
  return {key, ...fact, ...own, required, advanced, meaning} as EvaluatorSetting;
}

function evaluatorOf(key: string): Evaluator {
  const {settings = {}, ...own}: EvaluatorWords = words[key as EvaluatorKey];
  const known = facts[key];
  if (!known)
    throw new Error(
      `src/platform/evaluators/words.ts: no evaluator has the key "${key}". Fix: write one of src/platform/extracted/evaluators.json.`,
    );
  const {name, edition = 'all', setting = {}} = known;
  const all = Object.entries(setting).map(([one, fact]) =>
    settingOf(one, fact, settings[one] ?? shared[one] ?? ''),
  );
  const usual = {
    anchor: key.replace(/^auto_/, '').replaceAll('_', '-'),
    result: 'bool' as const,
    resultMeaning: 'true or false',
  };
  return {key, name, edition: edition as Evaluator['edition'], ...usual, ...own, settings: all};
}

/** Every built-in evaluator of the documented release, in the order in which the interface lists them. */
export const evaluators = Object.keys(words).map(evaluatorOf);

export function findEvaluator(key: EvaluatorKey): Evaluator {
  const found = evaluators.find((one) => one.key === key);
  if (!found) throw new Error(`No built-in evaluator has the key ${key}`);
  return found;
}
