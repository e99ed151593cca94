import {expect, it} from 'vitest';
import {home, textAt} from './built';
import {budget, gather} from './find';
import {questions} from './questions';
import {tasks} from './tasks';

it.each([
  ...questions.map(({question, page, fact}) => ({task: question, pages: [page], facts: [fact]})),
  ...tasks,
])('an assistant needs nothing but llms.txt for: $task', (task) => {
  expect(gather(task, home, textAt).defects).toEqual([]);
});

it('there are at least forty questions and twelve tasks, on many pages, each task with several facts', () => {
  for (const task of tasks)
    console.log(
      `${gather(task, home, textAt).length} characters on ${task.pages.length} pages: ${task.task}`,
    );
  expect(questions.length).toBeGreaterThanOrEqual(40);
  expect(new Set(questions.map(({page}) => page)).size).toBeGreaterThanOrEqual(25);
  expect(tasks.length).toBeGreaterThanOrEqual(12);
  expect(tasks.filter(({facts}) => facts.length < 5)).toEqual([]);
  expect(new Set(tasks.flatMap(({pages}) => pages)).size).toBeGreaterThanOrEqual(15);
});

const files: Record<string, string> = {
  [`${home}llms.txt`]: `[B](${home}b.md) [A](${home}a.md) [C](${home}c.md) [E](${home}e.md)`,
  [`${home}a.md`]: 'The **port** is `80`.',
  [`${home}b.md`]: `The host is x. ${'-'.repeat(budget)} The end.`,
  [`${home}c.md`]: 'Nothing.',
};
const defects = (pages: string[], facts: string[]) =>
  gather({task: '', pages, facts}, home, (url) => files[url]).defects;

it('the check itself finds facts in formatted text, and reports those that are missing, beyond the budget, not linked or not needed', () => {
  expect(defects(['/a'], ['port is 80'])).toEqual([]);
  expect(defects(['/a'], ['port is 81'])[0]).toContain('do not say "port is 81"');
  expect(defects(['/b'], ['host is x', 'The end'])).toEqual([
    expect.stringContaining('do not say "The end"'),
  ]);
  // llms.txt links b first, so a is out of reach.
  expect(defects(['/a', '/b'], ['host is x', 'port is 80'])).toEqual([
    expect.stringContaining('port is 80'),
  ]);
  expect(defects(['/a', '/d'], ['port is 80'])[0]).toContain('does not link');
  expect(defects(['/a', '/e'], ['port is 80'])[0]).toContain('does not exist');
  expect(defects(['/a', '/c'], ['port is 80'])[0]).toContain('does not need it');
});
