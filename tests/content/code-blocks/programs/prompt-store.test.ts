import {readFileSync} from 'node:fs';
import type {ServerResponse} from 'node:http';
import path from 'node:path';
import {ScriptTarget, transpile} from 'typescript';
import {expect, it, vi} from 'vitest';
import {testFolder} from '../../../support/folder';
import {listen} from '../../../support/listen';
import {hasPython, programOn, runPython} from './run';

const page = 'docs/prompt_management/integrating.mdx';
const {code} = programOn(page, 'prompt_store.py');

const driver = readFileSync(path.join(__dirname, 'drivers/ask_prompt_store.py'), 'utf8');

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

/** A server that answers one request after the other with `answers`; the last stays. */
interface Server {
  answers: ((response: ServerResponse) => void)[];
  /** Settings of the program, in seconds. */
  fresh?: number;
  pause?: number;
  /** How often three callers ask at once, and then a fourth. */
  count?: number;
}

interface Outcome {
  asked: string[];
  values: string[][];
  longest: number;
}

/** What callers of each server get, in one process of Python. */
async function ask(servers: Server[]): Promise<Outcome[]> {
  const running = servers.map(async ({answers, fresh = 300, pause = 300, count = 1}) => {
    const asked: string[] = [];
    const {port, close} = await listen(({url}, response) => {
      answers[Math.min(asked.length, answers.length - 1)]?.(response);
      asked.push(url ?? '');
    });
    return {asked, close, settings: [`http://127.0.0.1:${port}`, fresh, pause, count]};
  });
  const started = await Promise.all(running);
  const files = {'prompt_store.py': code, 'driver.py': driver};
  const settings = JSON.stringify(started.map((one) => one.settings));
  const {stdout, stderr} = await runPython(files, ['driver.py', settings]);
  for (const {close} of started) close();
  if (!stdout) throw new Error(stderr);
  const got = JSON.parse(stdout) as Omit<Outcome, 'asked'>[];
  return got.map((one, index) => ({...one, asked: started[index]?.asked ?? []}));
}

const four = (value: string): string[] => new Array<string>(4).fill(value);
const standard = four('What is the capital of {country}?');

it.runIf(hasPython)(
  'a server that fails: the defaults, or the last good values; no caller waits longer than told',
  async () => {
    const never = await ask(Object.values(failures).map((fail) => ({answers: [fail]})));
    const later = await ask(
      Object.values(failures).map((fail) => ({answers: [good('live'), fail], fresh: 0, count: 2})),
    );
    for (const [index, name] of Object.keys(failures).entries()) {
      const address = '/api/configs?base_id=YOUR_BASE_ID&environment_name=production';
      expect.soft(never[index], name).toMatchObject({values: [standard], asked: [address]});
      expect.soft(later[index]?.values[1], name).toEqual(four('live'));
      expect.soft(later[index]?.asked, name).toHaveLength(2);
    }
    expect(Math.max(...[...never, ...later].map(({longest}) => longest))).toBeLessThan(5);
  },
);

it.runIf(hasPython)(
  'a server that answers: its values, one request for all callers; new ones once it is back',
  async () => {
    const wrong = json([]);
    const [live, back] = await ask([
      {answers: [good('live')], count: 2},
      {answers: [wrong, wrong, wrong, wrong, good('back')], pause: 0, count: 2},
    ]);
    expect(live?.values[1]).toEqual(four('live'));
    expect(live?.asked).toHaveLength(1);
    expect(back?.values[0]).toEqual(standard);
    expect(back?.values[1]?.at(-1)).toBe('back');
  },
);

it.each(Object.entries(failures))('the program in TypeScript, of a server that %s', async (_, fail) => {
  const answers = [fail, good('live'), fail];
  const {port, close} = await listen((__, response) => answers.shift()?.(response));
  let {code: text} = programOn(page, 'prompt-store.ts');
  const settings = {HOST: `'http://127.0.0.1:${port}'`, WAIT: '1000', FRESH: '0', PAUSE: '0'};
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
  expect(performance.now() - start).toBeLessThan(5000);
});
