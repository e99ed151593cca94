import type {Node} from '@site/src/drift/python/node';
import {perItem, perPage, type PageOutcome} from '../../pages/check';
import {blocksOf} from '../../pages/page';
import {Python} from '../python';
import {problemsOfCall, shapes} from '../sdk-calls';
import {problemOfImport, problemOfName} from '../sdk-surface';
import {unknown} from '../unknown';

/**
 * What the names of a page stand for: `ag` for `ag`; `init` after `from agenta import init` for `ag.init`; a variable that holds an API
 * client for `api`, one that holds an `ag.Agenta` for that class.
 */
type Scope = Map<string, string>;

const isClient = (name: string): boolean => /\b(Async)?AgentaApi$/.test(name);

/** Checks the names and calls of one block, and adds its definitions to the page's scope. */
function checkBlock(python: Python, scope: Scope, outcome: PageOutcome): void {
  const report = (node: Node, problems: readonly string[]): void => {
    const line = python.line(node);
    outcome.checked += 1;
    outcome.found.push(...problems.filter(Boolean).map((message) => ({line, message})));
  };
  const meaningOf = (name: string): string => {
    const [first = '', ...rest] = name.split('.');
    const meaning = scope.get(first);
    return meaning === undefined ? '' : [meaning, ...rest].join('.');
  };
  const dotted = (node: Node | undefined): string => node?.dotted.join('.') ?? '';
  const registered = registeredNames(python);

  const checkName = (node: Node, name: string, called: boolean): void => {
    const full = meaningOf(name);
    if (full === '' && /^ag\b/.test(name)) {
      report(node, ['`ag` is used, and no block above imports it. Fix: import agenta as ag.']);
      scope.set('ag', 'ag');
    }
    if (!/^(ag|api)\./.test(full)) return;
    report(node, [problemOfName(full, called, true)]);
    const [, parameter = ''] = /^ag\.config\.(\w+)/.exec(full) ?? [];
    if (parameter && registered && !shapes.has(`ag.config.${parameter}`) && !registered.has(parameter))
      report(node, [unknown('parameter of ag.config', parameter, registered)]);
  };

  for (const node of python.top.all) {
    if (/^import_/.test(node.kind)) readImport(node, scope, report);
    const assigned = node.kind === 'assignment' ? node.field('right')?.call : undefined;
    if (assigned) {
      const variable = dotted(node.field('left'));
      const made = meaningOf(dotted(assigned.field('function')));
      const isInstance = ['api', 'ag.Agenta'].includes(scope.get(variable) ?? '');
      if (isClient(made)) scope.set(variable, 'api');
      else if (made === 'ag.Agenta') scope.set(variable, made);
      else if (isInstance) scope.delete(variable);
    }
    // `api: AgentaApi` declares the type of the name before it.
    if (isClient(meaningOf(dotted(node.field('type')))))
      scope.set(dotted(node.field('name') ?? node.first), 'api');
    const called = node.parent?.call?.field('function') === node;
    const isDecorator = node.parent?.kind === 'decorator';
    if (node.kind === 'attribute' && !dotted(node.parent) && dotted(node))
      checkName(node, dotted(node), called || isDecorator);
    if (!isDecorator && !node.call) continue;
    const full = meaningOf(node.callee);
    const shape = shapes.get(isClient(full) ? 'AgentaApi' : full);
    if (isDecorator && full === 'ag.entrypoint') {
      if (node.call) report(node, ['`@ag.entrypoint` is written without parentheses. Fix: remove them.']);
    } else if (isDecorator && shape && !node.call)
      report(node, [`\`@${full}\` needs parentheses. Fix: add them.`]);
    else if (shape) report(node, problemsOfCall(full.replace('type:', ''), shape, node.args));
  }
}

type Report = (node: Node, problems: readonly string[]) => void;

function readImport(node: Node, scope: Scope, report: Report): void {
  const from = node.field('module_name')?.text;
  for (const one of node.fields('name')) {
    const name = (one.field('name') ?? one).text;
    const alias = one.field('alias')?.text ?? name;
    if (from === undefined) {
      if (name === 'agenta') scope.set(alias, 'ag');
      // The import shadows the name.
      else scope.delete(alias.split('.')[0] ?? '');
    } else if (/^agenta(\.|$)/.test(from)) {
      report(node, [problemOfImport(from, name)]);
      if (from === 'agenta') scope.set(alias, `ag.${name}`);
      else if (isClient(name)) scope.set(alias, name);
      else if (from.startsWith('agenta.client.backend')) scope.set(alias, `type:${name}`);
    }
  }
}

/** Parameters that a block registers by keyword; undefined if there may be others, from a pull or a spread. */
function registeredNames(python: Python): Set<string> | undefined {
  const calls = python.top.calls;
  const args = calls
    .filter(({callee}) => /\.config\.(register_default|default|set)$/.test(callee))
    .flatMap((call) => call.args);
  const isOpen = args.some(({keyword}) => keyword.startsWith('*')) || /config\.pull\(/.test(python.code);
  return args.length === 0 || isOpen
    ? undefined
    : new Set(['current_version', ...args.map(({keyword}) => keyword)]);
}

export const sdkInSamples = perPage(
  {name: 'the SDK has what samples use', unit: 'names and calls'},
  (page) => {
    // A later block may use what an earlier one imported.
    const scope: Scope = new Map();
    const outcome: PageOutcome = {checked: 0, found: []};
    for (const block of blocksOf(page, 'python')) checkBlock(new Python(block), scope, outcome);
    return outcome;
  },
);

/** Text may also say that a name does not exist. */
export const sdkInText = perItem(
  {name: 'the SDK has what text mentions', unit: 'names'},
  ({spans}) => spans.filter(({code}) => /^@?ag\.[A-Za-z]/.test(code)),
  ({code}) => {
    const [, name = '', bracket = ''] = /^@?(ag(?:\.\w+)+)(\()?/.exec(code) ?? [];
    return problemOfName(name, bracket !== '', false);
  },
);
