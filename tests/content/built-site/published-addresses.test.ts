import {expect, it} from 'vitest';
import {sitemapAddresses} from '../../../src/built-site/files';
import {site} from '../../../src/settings/site';

/** Addresses to which other sites link. None may be removed. */
const published = `
/ /getting_started/quick-start /search
/prompt_management/prompt_engineering /prompt_management/integrating /prompt_management/deployment
/prompt_management/setting_up/creating_an_app /prompt_management/setting_up/custom_applications
/prompt_management/setting_up/using_agenta_from_cli
/evaluation/automatic_evaluation /evaluation/custom_evaluator /evaluation/human_evaluation
/evaluation/rag_evaluators /evaluation/test_sets /evaluation/webhook_evaluator
/observability/quickstart
/self-host/host-locally /self-host/deploy_remotly/host-remotely /self-host/deploy_remotly/host-on-aws
/self-host/deploy_remotly/host-on-gcp /self-host/deploy_remotly/host-on-kubernetes
/self-host/migration/applying-schema-migration /self-host/migration/migration-to-mongodb
/self-host/migration/migration-to-postgres
/misc/getting_support /misc/team_management /misc/contributing/getting-started
/misc/contributing/development-mode /misc/contributing/file-issue
/guides/how_does_agenta_work /guides/cookbooks/evaluations_with_sdk
/guides/tutorials/first-app-with-langchain /guides/tutorials/build-rag-application
/guides/tutorials/extract_job_information /guides/tutorials/deploy-mistral-model
/guides/tutorials/list_templates /guides/tutorials/a-more-complicated-tutorial-draft
/reference/sdk/quick_start /reference/sdk/core_functions/init
/reference/sdk/core_functions/config_object /reference/sdk/core_functions/config_default
/reference/sdk/core_functions/config_datatypes /reference/sdk/core_functions/config_pull
/reference/sdk/core_functions/config_push
/reference/cli/install /reference/cli/quick-usage /reference/cli/core_commands/init
/reference/cli/core_commands/variant_list /reference/cli/core_commands/variant_remove
/reference/cli/core_commands/variant_serve
/reference/api/category /changelog /changelog/archive /changelog/changelog
`;

it('every published address is a page', () => {
  const pages = [...sitemapAddresses('build', site.baseUrl), '/search'];
  const gone = published.split(/\s+/).filter((address) => address && !pages.includes(address));
  expect(gone, 'Fix: restore the page, or redirect its address').toEqual([]);
});
