import {expect, it} from 'vitest';
import {formatDefect} from '@site/src/built-site/checks/check';
import {testEach} from '../../support/checks';
import type {PageCheck} from '../pages/check';
import {allPages, readPage} from '../pages/page';
import {checks} from './checks';
import {agentaCalls} from './checks/agenta';
import {compose} from './checks/compose';
import {environment} from './checks/environment';
import {evaluators} from './checks/evaluators';
import {requests} from './checks/requests';
import {sdkInSamples} from './checks/sdk';
import {pythonReady} from './python';
import {shellReady} from './shell';

await Promise.all([shellReady, pythonReady]);

const pages = allPages('docs', 'changelog', 'skills');
testEach(checks, () => pages);

const python = (code: string) => `\`\`\`python\nimport agenta as ag\n${code}\n\`\`\``;
const bash = (code: string) => `\`\`\`bash\n${code}\n\`\`\``;

// The names that readers copy: each check finds a wrong one, and says which is right.
it.each<[PageCheck, string, string]>([
  [sdkInSamples, python('ag.initialise()'), '`ag.init`'],
  [sdkInSamples, python('ag.init(appid="x")'), '`app_id`'],
  [sdkInSamples, python('ag.config.push(tone="x")'), 'without `config_name`'],
  [sdkInSamples, python('@ag.entrypoint()\ndef f(a):\n    pass'), 'without parentheses'],
  [agentaCalls, bash('agenta variant serve app.py --overwrit'), '`--overwrite`'],
  [compose, bash('docker compose restart celery-worker'), '`celery_worker`'],
  [environment, bash('export POSTGRES_URL=x'), '`POSTGRES_URI`'],
  [evaluators, 'Use `auto_exact_mach`.', '`auto_exact_match`'],
  [requests, bash('curl "https://your-host.example/api/configs?baseid=1"'), '`base_id`'],
])('a wrong name in code is reported: %#', (check, text, message) => {
  const defects = check.run([readPage('docs/a.mdx', text)]).defects.map(formatDefect);
  expect(defects.join('\n')).toContain(message);
  expect(defects[0]).toMatch(/^docs\/a\.mdx:\d+ /);
});
