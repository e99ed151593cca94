import type {ChildProcess} from 'node:child_process';
import {until} from '../support/until';

/** Sends a command of the WebDriver protocol, such as `ElementClick`, with its parameters. */
export type Command = (name: string, parameters?: object) => Promise<unknown>;

export interface Browser {
  command: Command;
  stop: () => Promise<void>;
}

/** Ends a program with all that it started; it leads a process group. */
export async function endGroup(leader: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => leader.once('exit', resolve));
  if (leader.pid) process.kill(-leader.pid, 'SIGTERM');
  await ended;
}

/** An element in an answer of the protocol: its id, under a name that the protocol sets. */
type Found = Record<string, string>;
const idOf = (element: Found) => Object.values(element)[0];

/** What a reader does and sees. Functions run in the page. */
export function readerOf({command}: Browser) {
  const run = <T>(script: (...args: never[]) => T, ...args: unknown[]) =>
    command('ExecuteScript', {script: `return (${script})(...arguments)`, args}) as Promise<T>;
  const see = (script: (...args: never[]) => unknown, ...args: unknown[]) =>
    until(String(script), () => run(script, ...args));
  const click = async (selector: string) => {
    // Several templates have a hidden twin of what is clicked.
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
  /** Types into what has the focus. */
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
