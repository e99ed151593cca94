// cspell:ignore arcname
import {factsOf} from './facts';
import type {Statement} from './types';

const cli = 'agenta-cli/agenta';
const main = factsOf(`${cli}/cli/main.py`);
const variants = factsOf(`${cli}/cli/variant_commands.py`);
const settings = factsOf(`${cli}/cli/variant_configs.py`);
const helper = factsOf(`${cli}/cli/helper.py`);
const evaluation = factsOf(`${cli}/cli/evaluation_commands.py`);
const client = factsOf(`${cli}/client/client.py`);
const packing = factsOf(`${cli}/docker/docker_utils.py`);
const recipe = factsOf(`${cli}/docker/docker-assets/Dockerfile.template`);
const simple = factsOf(`${cli}/templates/simple_prompt/app.py`);
const extract = factsOf(`${cli}/templates/extract_data_to_json/app.py`);

const init = '/reference/cli/core_commands/init';
const serve = '/reference/cli/core_commands/variant_serve';
const list = '/reference/cli/core_commands/variant_list';
const install = '/reference/cli/install';
const quickUsage = '/reference/cli/quick-usage';
const templates = '/guides/tutorials/list_templates';

/** What commands ask, write and pack. */
export const folderFacts: readonly Statement[] = [
  ...main(
    'when agenta init offers no template',
    /init_option = "Blank App" if (.+) else ""/,
    'backend_host != "" and app_name != ""',
    ['Questions 7 and 8 do not appear in normal use', init],
    ['the choice is preset to a blank app', templates],
  ),
  ...main('scheme of a host without one', /else "(https?:\/\/)" \+ backend_host/, 'http://', [
    'Without a scheme, http:// is put in front',
    init,
  ]),
  ...main(
    'host that is given the key',
    /api_key=api_key if where_question == "([^"]+)"/,
    'On agenta cloud',
    ['With any other host the key is neither sent nor stored', init],
  ),
  ...main('how agenta init opens config.toml', /open\("config\.toml", "(\w+)"\)/, 'w', [
    'An existing config.toml is overwritten without a question',
    init,
  ]),
  ...main(
    'file that agenta init leaves alone',
    /not os\.path\.exists\("([^"]+)"\)/,
    '.agentaignore',
    ['Only if there is none: env/, venv/', init],
  ),
  ...main('exit codes of agenta init, sorted', /sys\.exit\((\d)\)/, '0, 0, 0, 1, 1, 1, 1', [
    'Success, or a question interrupted with Ctrl+C',
    init,
  ]),
  ...main(
    'address that agenta init takes for the cloud',
    /"(https:[^"]+)": "On agenta cloud"/,
    'https://cloud.agenta.ai',
    ['Exactly https://cloud.agenta.ai means the cloud', init],
  ),
  ...main('key of the host in place of the cloud', /get_global_config\("(\w+)"\)/, 'host', [
    'Stores a host that agenta init uses in place of https://cloud.agenta.ai',
    install,
  ]),
  ...main('when agenta init checks the name of the app', /^\s+if (not app_name):/, 'not app_name', [
    'Not checked when given here',
    init,
  ]),
  // No way out between the message and the call.
  ...settings(
    'what agenta config set-host does without a host',
    /^\s+(return|raise|sys\.exit|update_backend_host)\b/,
    'update_backend_host',
    ['then reports success, and removes the stored host', install],
  ),
  ...settings('key that agenta config set-host writes', /set_global_config\("(\w+)"/, 'host', [
    'Key host. The config.toml of a project is not touched',
    install,
  ]),
  ...variants(
    'event of the usage statistics',
    /^\s+"(app_\w+)",$/,
    'app_deployment, app_deployment',
    ['event app_deployment', serve],
  ),
  ...variants(
    'files that the variant commands look for',
    /if not (\w+)_file\.exists\(\)/,
    'app, config, env, requirements',
    ['Two more files must be there: the command asks about missing ones', quickUsage],
    ['No .env in the folder', serve],
  ),
  ...variants(
    'what serving leaves to be started',
    /^\s+return (None|variant_id)$/,
    'None, None, variant_id',
    ['With --overwrite there are none', serve],
  ),
  ...helper(
    'field that agenta variant list asks for',
    /if variant\.(previous_\w+):/,
    'previous_variant_name',
    ['It looks for a field that the server no longer sends', list],
  ),
  ...packing('name of the folder in the archive', /arcname=(.+)\)/, 'folder.name', [
    'other than . the archive gets an enclosing folder',
    serve,
  ]),
  ...packing(
    'how names in .agentaignore are compared',
    /return (.+)\(sanitized_patterns\)/,
    'set',
    ['nothing: there are no wildcards', serve],
  ),
  ...recipe(
    'what the image installs',
    /pip install .*?((?:-U|-r) \S+)$/,
    '-U agenta, -r requirements.txt',
    ['The recipe upgrades agenta to the newest release on the package index', serve],
    ['the image first installs the newest agenta', quickUsage],
  ),
  ...evaluation('host of agenta evaluation run', /host="([^"]+)"/, 'http://localhost', [
    'It sends fixed ids to http://localhost',
    install,
  ]),
  ...client(
    'fields that agenta evaluation run sends last',
    /^\s+"(testset_id|rate_limit)"/,
    'testset_id',
    ['leaves out a field that the server demands', install],
  ),
  ...simple('where a code template finds a model', /from langchain\.(\w+) import OpenAI/, 'llms', [
    'import from langchain.llms and langchain.chains',
    templates,
  ]),
  ...extract('how a code template reads its answer', /response(\S)"?choices/, '[', [
    'reads the answer of OpenAI like a dictionary',
    templates,
  ]),
];
