import type {RequestListener, ServerResponse} from 'node:http';
import {expect, it} from 'vitest';
import {listen} from '../../../support/listen';
import {reportDegraded} from '../../../support/degraded';
import {hasPython, programOn, runPython} from './run';

const {code} = programOn('docs/prompt_management/integrating.mdx', 'prompt_store.py');

if (!hasPython) reportDegraded('prompt_store.py', 'not run: no python3 here');

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

interface Round {
  values: string[];
  longest: number;
}

async function rounds(host: string, fresh: number, pause: number, count = 1): Promise<Round[]> {
  const files = {'prompt_store.py': code, 'driver.py': driver};
  const {stdout, stderr} = await runPython(files, ['driver.py', host, `${fresh}`, `${pause}`, `${count}`]);
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as Round[];
}

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

/** A server that answers one request after the other with these; the last stays. */
async function serve(...answers: ((response: ServerResponse) => void)[]) {
  const asked: string[] = [];
  const answer: RequestListener = ({url}, response) => {
    answers[Math.min(asked.length, answers.length - 1)]?.(response);
    asked.push(url ?? '');
  };
  const {port, close} = await listen(answer);
  return {asked, close, host: `http://127.0.0.1:${port}`};
}

const standard = 'What is the capital of {country}?';

it.runIf(hasPython).each(Object.entries(failures))(
  'a server that %s: the defaults, one request, no caller waits longer than told',
  async (_, fail) => {
    const {host, asked, close} = await serve(fail);
    const [first] = await rounds(host, 300, 300);
    close();
    expect(first?.values).toEqual([standard, standard, standard, standard]);
    expect(first?.longest).toBeLessThan(5);
    expect(asked).toEqual(['/api/configs?base_id=YOUR_BASE_ID&environment_name=production']);
  },
);

it.runIf(hasPython)('a dead server: the defaults at once', async () => {
  const {host, close} = await serve(good('x'));
  close();
  const [first] = await rounds(host, 300, 300);
  expect(first?.values).toEqual([standard, standard, standard, standard]);
  expect(first?.longest).toBeLessThan(5);
});

it.runIf(hasPython).each(Object.entries(failures))(
  'a server that answered once and then %s: the last good values',
  async (_, fail) => {
    const {host, asked, close} = await serve(good('live'), fail);
    const [, second] = await rounds(host, 0, 300, 2);
    close();
    expect(second?.values).toEqual(['live', 'live', 'live', 'live']);
    expect(second?.longest).toBeLessThan(5);
    expect(asked).toHaveLength(2);
  },
);

it.runIf(hasPython)('a server that comes back: the new values', async () => {
  const {host, close} = await serve(json([]), json([]), json([]), json([]), good('back'));
  const [first, second] = await rounds(host, 300, 0, 2);
  close();
  expect(first?.values).toEqual([standard, standard, standard, standard]);
  expect(second?.values.at(-1)).toBe('back');
});

it.runIf(hasPython)('a server that answers: its values, one request for all callers', async () => {
  const {host, asked, close} = await serve(good('live'));
  const [, second] = await rounds(host, 300, 300, 2);
  close();
  expect(second?.values).toEqual(['live', 'live', 'live', 'live']);
  expect(asked).toHaveLength(1);
});
