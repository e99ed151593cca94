import {spawn} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {connect} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {until} from '../support/until';
import {type Browser, type Command, endGroup} from './browser';

export const findFirefox = () =>
  ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) => existsSync(file));

/** Marionette, Firefox's own form of WebDriver: `length:[0, id, name, parameters]`, answered by `length:[1, id, error, result]`. */
async function connectTo(port: number): Promise<Command> {
  const socket = connect(port, '127.0.0.1');
  let received = Buffer.alloc(0);
  let answered: (message: unknown[]) => void;
  const answer = () => new Promise<unknown[]>((resolve) => (answered = resolve));
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    const start = received.indexOf(':') + 1;
    const message = received.subarray(start);
    if (start === 0 || message.length < Number.parseInt(received.toString(), 10)) return;
    received = Buffer.alloc(0);
    answered(JSON.parse(message.toString()) as unknown[]);
  });
  // Firefox sends a greeting first.
  await answer();
  return async (name, parameters = {}) => {
    const message = JSON.stringify([0, 1, `WebDriver:${name}`, parameters]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [, , error, result] = await answer();
    if (error) throw new Error(`${name}: ${JSON.stringify(error)}`);
    return (result as {value?: unknown}).value;
  };
}

export async function startFirefox(program = 'firefox'): Promise<Browser> {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  // 0 lets Firefox choose a free port, which it writes into its profile.
  writeFileSync(path.join(profile, 'user.js'), 'user_pref("marionette.port", 0);');
  const flags = ['--headless', '--marionette', '--no-remote', '--profile', profile];
  const firefox = spawn(program, flags, {detached: true, stdio: 'ignore'});
  const portFile = path.join(profile, 'MarionetteActivePort');
  const command = await connectTo(await until('a port', () => +readFileSync(portFile, 'utf8')));
  await command('NewSession');
  const stop = async () => {
    await endGroup(firefox);
    rmSync(profile, {recursive: true, force: true, maxRetries: 5});
  };
  return {command, stop};
}
