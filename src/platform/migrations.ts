/** Changes to the database's schema, in the order in which they are applied. */
export interface SchemaMigration {
  readonly revision: string;
  /** The revision that must be there before; null for the first. */
  readonly after: string | null;
}

export const schemaMigrations: readonly SchemaMigration[] = [
  {revision: 'b80c708c21bb', after: null},
  {revision: '5c29a64204f4', after: 'b80c708c21bb'},
];

/** A folder of changes to the documents in MongoDB, where instances older than 0.19 keep their data. */
export interface MongoMigration {
  readonly folder: string;
  /** The first release that needs it. */
  readonly since: string;
  /** Names of its files, in the order in which they run. */
  readonly steps: readonly string[];
}

/** In the order in which they are applied. */
export const mongoMigrations: readonly MongoMigration[] = [
  {
    folder: 'v0_7_0_to_v0_8_0',
    since: '0.8.0',
    steps: [
      '20240110001454_initial_migration',
      '20240110132547_create_exact_match_evaluator_config',
      '20240110165900_evaluations_revamp',
      '20240112120721_evaluation_scenarios_revamp',
      '20240112120740_human_a_b_evaluation_scenarios',
      '20240112120800_human_single_model_evaluation_scenarios',
      '20240113131802_new_evaluation_results_aggregation',
      '20240113204909_change_odmantic_reference_to_link',
    ],
  },
  {
    folder: 'v0_9_0_to_v10_0_0',
    since: '0.9.0',
    steps: [
      '20240124174954_evaluation_error_handling',
      '20240124225808_evaluation_scenario_error_handling',
    ],
  },
  {
    folder: 'v0_8_0_to_v0_9_0',
    since: '0.10.0',
    steps: [
      '20240130133518_updating_app_variant',
      '20240130133544_create_app_variant_revision',
      '20240130133603_updating_app_environment',
      '20240130140202_connection_evaluation',
    ],
  },
  {
    folder: 'v0_10_0_to_v0_11_0',
    since: '0.12.0',
    steps: [
      '20240131130415_updating_app_environment',
      '20240131132738_create_app_environment_revision',
    ],
  },
  {
    folder: 'v0_11_0_to_v0_12_0',
    since: '0.12.0',
    steps: ['20240126100524_models_revamp', '20240126144938_drop_organization_model'],
  },
  {
    folder: 'v0_12_0_to_v0_16_0',
    since: '0.16.0',
    steps: ['20240509122536_evaluation_scenario_correct_answer'],
  },
  {folder: 'v0_16_0_to_v0_16_0_1', since: '0.17.0', steps: ['20240602150517_evaluators']},
  {folder: 'v0_16_0_1_to_v0_16_0_2', since: '0.17.0', steps: ['20240603145957_code_evaluators']},
];
