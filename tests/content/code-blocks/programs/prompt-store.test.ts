import type {ServerResponse} from 'node:http';
import {ScriptTarget, transpile} from 'typescript';
import {expect, it, vi} from 'vitest';
import {testFolder} from '../../../support/folder';
import {listen} from '../../../support/listen';
import {hasPython, programOn, runPython} from './run';

const page = 'docs/prompt_management/integrating.mdx';
const {code} = programOn(page, 'prompt_store.py');

/** Three threads ask at once, then one more; the values and the longest wait are printed. */
const driver = `
import json, sys, threading, time
import prompt_store

prompt_store.HOST, prompt_store.WAIT = sys.argv[1], 0.5
prompt_store.FRESH, prompt_store.PAUSE = float(sys.argv[2]), float(sys.argv[3])
rounds = []
for _ in range(int(sys.argv[4])):
    values, waits = [], []

    def ask():
        start = time.monotonic()
        values.append(prompt_store.parameters("production")["prompt_user"])
        waits.append(time.monotonic() - start)

    threads = [threading.Thread(target=ask) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    ask()
    rounds.append({"values": values, "longest": max(waits)})
print(json.dumps(rounds))
`;

const json = (value: unknown) => (response: ServerResponse) => void response.end(JSON.stringify(value));
const good = (prompt: string) =>
  json({config_name: 'default', current_version: 3, parameters: {model: 'm', prompt_user: prompt}});

const failures: Record<string, (response: ServerResponse) => void> = {
  'is silent': () => undefined,
  'answers 500': (response) => response.writeHead(500).end('Internal Server Error'),
  'answers with a page': (response) => response.end('<!doctype html>'),
  'answers with a list': json([]),
  'answers without parameters': json({config_name: 'default', parameters: null}),
  'answers without a key that the program reads': json({parameters: {model: 'm'}}),
  'sends one byte at a time': (response) => {
    const timer = setInterval(() => response.write(' '), 100);
    response.on('close', () => clearInterval(timer));
  },
  'hangs up': (response) => response.destroy(),
};

/**
 * Three callers at once and then a fourth, `count` times, of a server that answers one request after the other
 * with `answers`; the last stays. `fresh` and `pause` are the program's settings, in seconds.
 */
async function ask(answers: ((response: ServerResponse) => void)[], {fresh = 300, pause = 300, count = 1}) {
  const asked: string[] = [];
  const {port, close} = await listen(({url}, response) => {
    answers[Math.min(asked.length, answers.length - 1)]?.(response);
    asked.push(url ?? '');
  });
  const files = {'prompt_store.py': code, 'driver.py': driver};
  const args = [`http://127.0.0.1:${port}`, fresh, pause, count].map(String);
  const {stdout, stderr} = await runPython(files, ['driver.py', ...args]);
  close();
  if (!stdout) throw new Error(stderr);
  const rounds = JSON.parse(stdout) as {values: string[]; longest: number}[];
  return {
    asked,
    values: rounds.map(({values}) => values),
    longest: Math.max(...rounds.map((one) => one.longest)),
  };
}

const four = (value: string): string[] => new Array<string>(4).fill(value);
const standard = four('What is the capital of {country}?');

it.runIf(hasPython).each(Object.entries(failures))(
  'a server that %s: the defaults, or the last good values; no caller waits longer than told',
  async (_, fail) => {
    const never = await ask([fail], {});
    expect(never.values).toEqual([standard]);
    expect(never.asked).toEqual(['/api/configs?base_id=YOUR_BASE_ID&environment_name=production']);
    const later = await ask([good('live'), fail], {fresh: 0, count: 2});
    expect(later.values[1]).toEqual(four('live'));
    expect(later.asked).toHaveLength(2);
    expect(Math.max(never.longest, later.longest)).toBeLessThan(5);
  },
);

it.runIf(hasPython)(
  'a server that answers: its values, one request for all callers; new ones once it is back',
  async () => {
    const {asked, values} = await ask([good('live')], {count: 2});
    expect(values[1]).toEqual(four('live'));
    expect(asked).toHaveLength(1);
    const wrong = json([]);
    const back = await ask([wrong, wrong, wrong, wrong, good('back')], {pause: 0, count: 2});
    expect(back.values[0]).toEqual(standard);
    expect(back.values[1]?.at(-1)).toBe('back');
  },
);

it.each(Object.entries(failures))('the program in TypeScript, of a server that %s', async (_, fail) => {
  const answers = [fail, good('live'), fail];
  const {port, close} = await listen((__, response) => answers.shift()?.(response));
  let {code: text} = programOn(page, 'prompt-store.ts');
  const settings = {HOST: `'http://127.0.0.1:${port}'`, WAIT: '500', FRESH: '0', PAUSE: '0'};
  for (const [name, value] of Object.entries(settings))
    text = text.replace(new RegExp(`(?<=const ${name} = )[^;]+`), value);
  const folder = testFolder({'store.mjs': transpile(text, {target: ScriptTarget.ESNext})});
  const {parameters} = (await import(`${folder}/store.mjs`)) as {parameters: () => Promise<object>};
  vi.spyOn(console, 'error').mockReturnValue();
  const start = performance.now();
  const prompts = [await parameters(), await parameters(), await parameters()];
  close();
  const expected = [standard[0], 'live', 'live'].map((prompt_user) => ({prompt_user}));
  expect(prompts).toMatchObject(expected);
  expect(performance.now() - start).toBeLessThan(3000);
});
