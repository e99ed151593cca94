import type {ChildProcess} from 'node:child_process';
import {until} from '../support/until';

/** Sends a command of the WebDriver protocol, such as `ElementClick`, with its parameters. */
export type Command = (name: string, parameters?: object) => Promise<unknown>;

export interface Browser {
  command: Command;
  stop: () => Promise<void>;
}

/** Ends a process group: a program and everything that it started. */
export async function endGroup(leader: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => leader.once('exit', resolve));
  if (leader.pid) process.kill(-leader.pid, 'SIGTERM');
  await ended;
}

/** A WebDriver element reference: its id, under a key that the protocol defines. */
type Found = Record<string, string>;
const idOf = (element: Found) => Object.values(element)[0];

/** What a reader does and sees. `run` and `see` evaluate their script in the page; `see` waits for a truthy result. */
export function readerOf({command}: Browser) {
  const run = <T>(script: (...args: never[]) => T, ...args: unknown[]) =>
    command('ExecuteScript', {script: `return (${script})(...arguments)`, args}) as Promise<T>;
  const see = (script: (...args: never[]) => unknown, ...args: unknown[]) =>
    until(String(script), () => run(script, ...args));
  const click = async (selector: string) => {
    // Some templates contain a hidden duplicate of the element.
    const shown = await see((all: string) => {
      const match = [...document.querySelectorAll(all)].find((one) => one.checkVisibility());
      match?.scrollIntoView({block: 'center'});
      return match;
    }, selector);
    await until(`a click on ${selector}`, async () => {
      await command('ElementClick', {id: idOf(shown as Found)});
      return true;
    });
  };
  /** Types into the focused element. */
  const type = async (text: string) => {
    const focused = (await run(() => document.activeElement)) as unknown as Found;
    await command('ElementSendKeys', {id: idOf(focused), text});
  };
  const open = async (url: string) => {
    await command('Navigate', {url});
    await see(() => document.documentElement.dataset.hasHydrated === 'true');
  };
  return {run, see, click, type, open};
}
