import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import {until} from '../support/until';
import {type Browser, type Command, endGroup} from './browser';

const driver = '/usr/bin/WebKitWebDriver';
/** WebKitGTK has no headless mode. */
const xvfb = '/usr/bin/xvfb-run';

export const findWebKit = () => ([driver, xvfb].every((file) => existsSync(file)) ? driver : undefined);

/** The route of each command in WebDriver over HTTP. `Command` uses the names of Marionette. */
const routes: Record<string, string> = {
  Navigate: 'url',
  Back: 'back',
  ExecuteScript: 'execute/sync',
  ElementClick: 'element/{id}/click',
  ElementSendKeys: 'element/{id}/value',
  SetWindowRect: 'window/rect',
};

export async function startWebKit(program = driver): Promise<Browser> {
  // The driver cannot choose a free port itself.
  const port = 20_000 + (process.pid % 10_000);
  const flags = ['-a', '-s', '-screen 0 1600x1200x24', program, `--port=${port}`];
  const webkit = spawn(xvfb, flags, {detached: true, stdio: 'ignore'});
  const post = async (route: string, body: object): Promise<unknown> => {
    const url = `http://127.0.0.1:${port}/session${route}`;
    const response = await fetch(url, {method: 'POST', body: JSON.stringify(body)});
    const {value} = (await response.json()) as {value: unknown};
    if (!response.ok) throw new Error(`${route}: ${JSON.stringify(value)}`);
    return value;
  };
  const session = await until('WebKitWebDriver answers', () => post('', {capabilities: {}}));
  const {sessionId} = session as {sessionId: string};
  const command: Command = (name, parameters = {}) => {
    const id = 'id' in parameters ? String(parameters.id) : '';
    return post(`/${sessionId}/${(routes[name] ?? name).replace('{id}', id)}`, parameters);
  };
  return {command, stop: () => endGroup(webkit)};
}
