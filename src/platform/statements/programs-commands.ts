// cspell:ignore webui
import {factsOf} from './facts';
import type {Statement} from './types';

const init = factsOf('agenta-cli/agenta/cli/main.py');
const variants = factsOf('agenta-cli/agenta/cli/variant_commands.py');
const helper = factsOf('agenta-cli/agenta/cli/helper.py');
const host = factsOf('agenta-cli/agenta/cli/variant_configs.py');
const events = factsOf('agenta-cli/agenta/cli/telemetry.py');
const pack = factsOf('agenta-cli/agenta/docker/docker_utils.py');
const assets = factsOf('agenta-cli/agenta/docker/docker-assets/Dockerfile.template');

/** What the commands ask, overwrite, leave out and say. */
export const commandFacts: readonly Statement[] = [
  ...init(
    'files of a template that are not copied',
    /"template\.toml" and not \w+(.*)$/,
    '.is_dir():',
    [
      'into the current folder and overwrites files of these names',
      '/guides/tutorials/list_templates',
    ],
  ),
  ...init('how files of a template are copied', /^\s+(shutil\.\w+)\(/, 'shutil.copy', [
    'agenta init overwrote app.py',
    '/guides/tutorials/list_templates',
  ]),
  ...init(
    'order of the questions of agenta init',
    /questionary\.(text|select|confirm)\(/,
    'select, select, select, select, text, text',
    ['The questions, in order', '/prompt_management/setting_up/using_agenta_from_cli'],
  ),
  ...init(
    'what agenta init asks the platform',
    /\bclient\.([\w.]+)\(/,
    'apps.create_app, list_organizations, validate_api_key',
    [
      'agenta init always makes a new app, and overwrites config.toml without asking',
      '/prompt_management/setting_up/using_agenta_from_cli',
    ],
  ),
  ...init(
    'keys that agenta init writes',
    /^ {12}"(\w+)": (?!"On)/,
    'api_key, app_id, app_name, backend_host',
    [
      'On Cloud the file also holds api_key, in plain text',
      '/prompt_management/setting_up/using_agenta_from_cli',
    ],
  ),
  ...init(
    'key that agenta init writes for a host of its own',
    /"api_key": .* else (\w+),$/,
    'None',
    [
      'With a --backend-host of your own it neither sends nor stores it',
      '/prompt_management/setting_up/using_agenta_from_cli',
    ],
  ),
  ...init(
    'choices of a host',
    /^\s+"(On [a-z ]+)",$/,
    'On a remote machine, On agenta cloud, On my local machine',
    ['Choose On agenta cloud', '/prompt_management/setting_up/using_agenta_from_cli'],
  ),
  ...init(
    'what ends the command on the first failure',
    /^\s+except (\w+) as ex:$/,
    'Exception, Exception, Exception, Exception',
    ['When a call fails, that file is not written', '/reference/cli/core_commands/init'],
  ),
  ...init(
    'where agenta init takes the key from first',
    /api_key = os\.getenv\("(\w+)"\)/,
    'AGENTA_API_KEY',
    [
      'With the variable AGENTA_API_KEY set, question 3 is skipped',
      '/prompt_management/setting_up/using_agenta_from_cli',
    ],
  ),
  ...init(
    'modules that the update notice needs',
    /^\s+import (requests|pkg_resources)$/,
    'pkg_resources, requests',
    [
      'The command uses requests and the module pkg_resources of setuptools without declaring them',
      '/prompt_management/setting_up/using_agenta_from_cli',
    ],
  ),
  ...init(
    'failures of asking for the newest release that are passed over',
    /except \((.*)\):$/,
    'requests.RequestException, KeyError',
    [
      'asks the package index for the newest version',
      '/prompt_management/setting_up/using_agenta_from_cli',
    ],
  ),
  ...init('options that agenta --version passes by', /is_(eager)=True/, 'eager', [
    'agenta --version and agenta --help do not send it',
    '/reference/cli/install',
  ]),
  ...init(
    'organization that agenta init names to the platform',
    /organization_id=(\w+\.\w+)/,
    'organization.id',
    [
      'Which organization do you want to create the app for?',
      '/prompt_management/setting_up/using_agenta_from_cli',
    ],
  ),
  ...variants(
    'word for a deployment in the text of success',
    /has been deployed ?(\w*) as an API/,
    'locally',
    [
      'It says “deployed locally” whatever the host is',
      '/prompt_management/setting_up/using_agenta_from_cli',
    ],
    [
      'whatever the host is. It also appears when the code fails in its container',
      '/reference/cli/quick-usage',
    ],
  ),
  ...variants(
    'questions of the variant commands',
    /questionary\.(\w+)\(/,
    'confirm, confirm, confirm, select, select',
    [
      'The command does not ask first, and does not check whether the variant is deployed or used by an evaluation',
      '/prompt_management/setting_up/using_agenta_from_cli',
    ],
    [
      'The variant is gone at once with its revisions',
      '/reference/cli/core_commands/variant_remove',
    ],
  ),
  ...variants(
    'what the variant commands ask the platform',
    /client\.(variants\.\w+|containers\.\w+|apps\.\w+|fetch_user_profile)\(/,
    'apps.list_app_variants, containers.build_image, fetch_user_profile, fetch_user_profile, variants.remove_variant, variants.start_variant, variants.update_variant_image',
    [
      'Neither the command nor the server refuses to remove a deployed variant',
      '/reference/cli/core_commands/variant_remove',
    ],
  ),
  ...variants(
    'what ends agenta variant serve without a variant',
    /^\s+(return(?: None)?|sys\.exit\(0\))$/,
    'return, return, return, return, return, return, return, return None, return None, sys.exit(0), sys.exit(0), sys.exit(0)',
    [
      'serve ends with exit code 0 also if the file is missing',
      '/prompt_management/setting_up/using_agenta_from_cli',
    ],
  ),
  ...variants(
    'variants that an overwrite looks up',
    /\["variants"\]\.(\w+)\(variant_name\)/,
    'append, index, index, index',
    ["'app.default' is not in list", '/prompt_management/setting_up/using_agenta_from_cli'],
    [
      'For a variant that does not exist yet, --overwrite fails after the build',
      '/prompt_management/setting_up/using_agenta_from_cli',
    ],
  ),
  ...variants(
    'what a new variant adds to config.toml',
    /config\["(\w+)"\]\.append\(/,
    'variant_ids, variants',
    [
      'config.toml lists app.default under variants',
      '/prompt_management/setting_up/using_agenta_from_cli',
    ],
  ),
  ...variants('last step of a serve', /^\s+toml\.(dump)\(config, config_file/, 'dump', [
    'config.toml is then out of date',
    '/reference/cli/core_commands/variant_serve',
  ]),
  ...variants(
    'what a variant command checks first',
    /^\s+(config_check)\(app_folder\)/,
    'config_check, config_check, config_check',
    [
      'The list of variants in config.toml is refreshed',
      '/reference/cli/core_commands/variant_serve',
    ],
  ),
  ...variants('archive that a serve leaves after a failure', /tar_path\.(unlink)\(\)/, 'unlink', [
    'delete the left-over docker.tar.gz',
    '/prompt_management/setting_up/using_agenta_from_cli',
  ]),
  ...variants(
    'link of the playground in the text of success',
    /\{webui_host\}(\/apps\/\{\w+\}\/playground)/,
    '/apps/{app_id}/playground',
    [
      'the service, its OpenAPI page and the playground',
      '/prompt_management/setting_up/using_agenta_from_cli',
    ],
  ),
  ...variants(
    'host that the link of the playground takes for a name',
    /"(http:\/\/localhost)" if host ==/,
    'http://localhost',
    ['Go to: http://localhost/apps/YOUR_APP_ID/playground', '/reference/cli/quick-usage'],
  ),
  ...variants('first argument of agenta variant serve', /file_name = ctx\.args(\[\d\])/, '[0]', [
    'or takes them for the file',
    '/prompt_management/setting_up/using_agenta_from_cli',
  ]),
  ...variants('edition that an event names', /"version": "(.*)" if api_key/, 'cloud, cloud', [
    'a user id, and whether a key is set',
    '/prompt_management/setting_up/using_agenta_from_cli',
  ]),
  ...variants('suffix of the served file', /removesuffix\("([^"]+)"\)/, '.py, .py', [
    'app.py gives app.default',
    '/reference/cli/core_commands/variant_serve',
  ]),
  ...helper(
    'what a key that was typed becomes',
    /set_global_config\("api_key", \w+\.(\w+)\(\)\)/,
    'strip',
    ['a key that you typed stays in ~/.agenta/config.toml', '/reference/cli/core_commands/init'],
  ),
  ...helper(
    'how the missing field of agenta variant list is read',
    /^\s+if ((?:\w+\()?)\w+[.,] ?"?previous_variant_name/,
    '',
    [
      'It looks for a field that the server no longer sends',
      '/reference/cli/core_commands/variant_list',
    ],
  ),
  ...helper(
    'page that shows the API key',
    /\{backend_host\}(\/settings\S+)\)/,
    '/settings?tab=apiKeys',
    [
      'You can get your API Key here: https://cloud.agenta.ai/settings?tab=apiKeys',
      '/reference/cli/core_commands/init',
    ],
  ),
  ...helper(
    'keys of config.toml that each command refreshes',
    /config\["(\w+)"\] = \[\w+\./,
    'variant_ids, variants',
    [
      'it refreshes variants and variant_ids in config.toml',
      '/prompt_management/setting_up/using_agenta_from_cli',
    ],
  ),
  ...helper('how settings of the command line are joined', /^\s+(or|and) get_global_config/, 'or', [
    'Keep both keys: a missing one switches telemetry on again at the next start',
    '/reference/cli/install',
  ]),
  ...host(
    'what set-host says without a host',
    /"(Backend host URL not specified)"/,
    'Backend host URL not specified',
    [
      'agenta config set-host alone prints Backend host URL not specified',
      '/reference/cli/install',
    ],
  ),
  ...host(
    'steps of set-host after its warning',
    /^\s+(update_backend_host|click\.echo)\(/,
    'click.echo, click.echo, click.echo, click.echo, update_backend_host',
    ['then reports success, and removes the stored host', '/reference/cli/install'],
  ),
  ...events(
    'id under which the command line reports',
    /get_global_config\("(telemetry_distinct_id)"\)/,
    'telemetry_distinct_id',
    [
      'After a successful serve the tool sends one event to PostHog',
      '/prompt_management/setting_up/using_agenta_from_cli',
    ],
  ),
  ...pack(
    'what packing does with names in .agentaignore',
    /return (set|\{.*|\[.*)(?:\(\w+\))?$/,
    'set',
    ['*.pyc | nothing: there are no wildcards', '/reference/cli/core_commands/variant_serve'],
    ['Wildcards and paths have no effect', '/prompt_management/setting_up/using_agenta_from_cli'],
  ),
  ...pack(
    'helper files that packing copies in',
    /docker-assets" \/ "([^"]+)"/,
    'Dockerfile.cloud.template, Dockerfile.template, entrypoint.sh, lambda_function.py, main.py',
    [
      'Helper files are copied in, the folder is packed, the helper files are deleted',
      '/reference/cli/core_commands/variant_serve',
    ],
  ),
  ...pack('when packing deletes nothing', /^\s+if (not DEBUG):$/, 'not DEBUG', [
    'With AGENTA_CLI_DEBUG set, nothing is deleted',
    '/reference/cli/core_commands/variant_serve',
  ]),
  ...pack(
    'what is copied of the package',
    /copytree\(Path\(__file__\)\.(parent\.parent), folder/,
    'parent.parent',
    [
      'imports the SDK of your machine, since serve uploads a copy',
      '/prompt_management/setting_up/custom_applications',
    ],
  ),
  ...pack('what becomes of an old folder agenta', /dirs_exist_ok=(\w+)\)$/, 'True, True', [
    'a folder agenta of your own are overwritten or deleted',
    '/prompt_management/setting_up/custom_applications',
  ]),
  ...assets('place of the code in the image', /^WORKDIR (\S+)/, '/app', [
    'the whole folder is uploaded, and is the working directory of the service',
    '/prompt_management/setting_up/custom_applications',
  ]),
  ...assets('what the recipe copies', /^COPY (.*)$/, '. .', [
    'The copy of the package that the command packed lies next to your code and is imported first',
    '/reference/cli/core_commands/variant_serve',
  ]),
  ...assets(
    'steps of the recipe',
    /^(RUN|COPY|FROM|CMD|ENV|ARG|USER|EXPOSE|WORKDIR|HEALTHCHECK|VOLUME)\b/,
    'CMD, COPY, EXPOSE, FROM, RUN, RUN, RUN, WORKDIR',
    [
      'The recipe installs Python packages only: it runs no apt-get',
      '/reference/cli/core_commands/variant_serve',
    ],
  ),
];
