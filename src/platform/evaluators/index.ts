/** The built-in evaluators as data. The rules are imported apart, so that a table does not bring them along. */
export {evaluators, findEvaluator, type EvaluatorKey} from './catalogue';
export type {Evaluator, EvaluatorSetting, ResultType, SettingType} from './types';
