import {expect, it} from 'vitest';
import {startMockServer} from '../../openapi/mock-server';
import {readReference} from '../../openapi/pages';
import {programs} from './against-the-api';
import {hasPython, programOn, runPython} from './run';

/** JSON of JavaScript does not tell 1.0 from 1, and CSV files have the line ends of Windows. */
const withoutZeros = (text: string): string => text.trim().replace(/\r|\b(?<=\d)\.0\b/g, '');

it.runIf(hasPython).each(programs)(
  'sends what the API takes and prints what the page shows: $page $title',
  {timeout: 90_000},
  async ({page, title, args = [], files, answers, filled: [from, to] = ['', ''], ...expected}) => {
    const {code, output} = programOn(page, title);
    const mock = await startMockServer(readReference(), answers);
    const host = mock.addressFor('page').replace(/\/api$/, '');
    const local = code.replace(from, to).replace('https://your-host.example', host);
    const {status, stdout, stderr} = await runPython({...files, [title]: local}, [title, ...args], {
      AGENTA_HOST: host,
      AGENTA_API_KEY: 'YOUR_API_KEY',
      AGENTA_APP_ID: 'YOUR_APP_ID',
    });
    mock.close();
    const refused = (mock.verdicts.get('page') ?? []).filter(({errors}) => errors.length > 0);
    expect(refused).toEqual([]);
    expect(stderr).toBe('');
    expect(withoutZeros(stdout)).toBe(withoutZeros(expected.prints ?? output));
    expect(status).toBe(expected.status ?? 0);
  },
);

it.runIf(hasPython)('the webhook server passes the tests that its page shows', async () => {
  const page = 'docs/evaluation/webhook_evaluator.mdx';
  const names = ['scoring.py', 'server.py', 'test_server.py'];
  const files = Object.fromEntries(names.map((name) => [name, programOn(page, name).code]));
  const {status, stderr} = await runPython(files, ['-m', 'unittest']);
  const shown = programOn(page, 'test_server.py').output;
  const withoutTime = (text: string): string => text.trim().replace(/ in .*/, '');
  expect(withoutTime(stderr)).toBe(withoutTime(shown));
  expect(status).toBe(0);
});
