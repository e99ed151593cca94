import type {Json} from '@site/src/api-reference/description/types';
import {programOn} from './run';

/** A program of a page that calls the HTTP API. */
export interface Program {
  page: string;
  title: string;
  args?: string[];
  /** Further files in its folder. */
  files?: Record<string, string>;
  /** By operation: answers in place of the example of the API description. */
  answers?: Record<string, Json[]>;
  /** A replacement, for what a reader on Cloud fills in. */
  filled?: [string, string];
  /** What it prints, if the page does not show it. */
  prints?: string;
  /** Exit code; 0 unless stated. */
  status?: number;
}

const variant = (config: string, revision = 3): Json => ({
  app_id: 'a',
  app_name: 'capitals',
  variant_id: `${config}-id`,
  variant_name: `app.${config}`,
  config_name: config,
  base_id: 'b',
  base_name: 'app',
  revision,
});
const run = (name: string): Json => ({
  id: name,
  variant_names: [name],
  status: {type: 'status', value: 'EVALUATION_FINISHED'},
});
const statuses = (...values: string[]): Json[] =>
  values.map((value) => ({status: {type: 'status', value: `EVALUATION_${value}`}}));
const results = (...scores: [string, string, number][]): Json => ({
  results: scores.map(([id, name, value]) => ({
    evaluator_config: {id, name},
    result: {type: 'number', value},
  })),
});
const row = (country: string, answer: string, score: Json): Json => ({
  inputs: [{name: 'country', type: 'text', value: country}],
  outputs: [{result: {type: 'text', value: answer}}],
  results: [{evaluator_config: 'exact', result: {type: 'bool', value: score}}],
});

const capitals = {France: 'Paris', Kenya: 'Nairobi', Chile: 'Santiago', Australia: 'Canberra'};
const perCapital = (one: (country: string, capital: string) => Json): Json =>
  Object.entries(capitals).map(([country, capital]) => one(country, capital));

/** 50 rows with one score each, false in the given range. */
const fifty = (from: number, to: number): Json =>
  Array.from({length: 50}, (_, at) => row(`country ${at}`, '', at < from || at >= to));

const cookbook = 'docs/guides/cookbooks/evaluations_with_sdk.mdx';
/** The gate on a run with this score, of a variant that has these revisions; what it prints last, if it stops. */
const gate = (score: number, revisions: number[], last = ''): Program => ({
  page: cookbook,
  title: 'gate.py',
  args: ['YOUR_VARIANT_ID', 'YOUR_TEST_SET_ID'],
  files: {'evaluate.py': programOn(cookbook, 'evaluate.py').code},
  answers: {
    get_variant: revisions.map((revision) => variant('default', revision)),
    get_config: [{config_name: 'default', current_version: 3, parameters: {}}],
    list_evaluator_configs: [[{id: 'exact', name: 'capital, exactly'}]],
    create_evaluation: [[run('app.default')]],
    fetch_evaluation_status: statuses('FINISHED'),
    fetch_evaluation_results: [results(['exact', 'capital, exactly', score])],
  },
  ...(last && {prints: `staging runs app.default, revision 3\nEVALUATION_FINISHED, score ${score}\n${last}`}),
  status: last ? 1 : 0,
});

export const programs: Program[] = [
  gate(0.9, [3]),
  gate(0.7, [3], 'Not promoted'),
  gate(0.9, [3, 4], 'Not promoted: the variant was saved in the meantime'),
  {page: 'docs/evaluation/human_evaluation.mdx', title: 'export_votes.py', args: ['YOUR_EVALUATION_ID']},
  {
    page: 'docs/evaluation/automatic_evaluation.mdx',
    title: 'run_evaluation.py',
    answers: {
      fetch_evaluation_status: statuses('INITIALIZED', 'STARTED', 'FINISHED'),
      fetch_evaluation_results: [results(['c', 'names the capital', 1])],
    },
  },
  {
    page: 'docs/evaluation/test_sets.mdx',
    title: 'create_test_set.py',
    prints: '{"id":"t","name":"capitals"}',
    answers: {create_testset: [{id: 't', name: 'capitals'}]},
  },
  {
    page: 'docs/prompt_management/deployment.mdx',
    title: 'roll_back.py',
    filled: ['json=body', 'json=body, headers={"Authorization": "YOUR_API_KEY"}'],
    answers: {
      get_variant: [variant('default')],
      add_variant_from_base_and_config: [variant('default_r3')],
    },
  },
  {
    page: 'docs/prompt_management/setting_up/creating_an_app.mdx',
    title: 'create_app.py',
    prints: 't chat_openai\ndefault-id app.default',
    answers: {
      container_templates: [[{id: 't', image: {name: 'chat_openai'}}]],
      create_app_and_variant_from_template: [variant('default')],
    },
  },
  {
    page: 'docs/guides/cookbooks/evaluations_with_sdk.mdx',
    title: 'evaluate.py',
    status: 1,
    answers: {
      list_app_variants: [[variant('default'), variant('short')]],
      list_evaluator_configs: [[]],
      create_evaluator_config: [
        {id: 'exact', name: 'capital, exactly'},
        {id: 'similar', name: 'capital, among the words'},
      ],
      create_evaluation: [[run('app.default'), run('app.short')]],
      fetch_evaluation_status: statuses('STARTED', 'FINISHED'),
      fetch_evaluation_results: [0, 1].map((score) =>
        results(['exact', 'capital, exactly', score], ['similar', 'capital, among the words', 1]),
      ),
      fetch_evaluation_scenarios: [
        perCapital((country, capital) => row(country, `${capital} is the capital of ${country}.`, false)),
        perCapital((country, capital) => row(country, capital, true)),
      ],
    },
  },
  {
    page: 'docs/guides/cookbooks/evaluations_with_sdk.mdx',
    title: 'significance.py',
    args: ['first', 'second', 'exact'],
    answers: {fetch_evaluation_scenarios: [fifty(0, 14), fifty(14, 17)]},
  },
  {
    page: 'docs/guides/tutorials/a-more-complicated-tutorial-draft.mdx',
    title: 'evaluate.py',
    files: {'cases.csv': 'message,correct_answer\nMy pedal broke,warranty\n'},
    answers: {
      list_app_variants: [[variant('default')]],
      add_variant_from_base_and_config: [variant('strict')],
      list_evaluator_configs: [[]],
      create_evaluation: [[run('app.default'), run('app.strict')]],
      fetch_evaluation_status: statuses('STARTED', 'FINISHED'),
      fetch_evaluation: [run('app.default'), run('app.strict')],
      fetch_evaluation_results: [results(['c', 'category is right', 1], ['s', 'reply is signed', 1])],
    },
  },
  {
    page: 'docs/reference/sdk/client.mdx',
    title: 'evaluate.py',
    answers: {
      fetch_evaluation_status: statuses('STARTED', 'FINISHED'),
      fetch_evaluation_results: [results(['c', 'exact', 1])],
    },
  },
];
