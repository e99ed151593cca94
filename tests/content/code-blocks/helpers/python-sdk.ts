import type {Callable} from '../../../../src/platform/sdk';
import {unknown, type Defect} from './defect';
import type {Block} from './pages';
import {children, type Argument, type Node} from '@site/src/drift/python/tree';
import {Python} from './python';
import {apiClient, problemsOfCall, shapeOfCallable, shapeOfMethod, shapeOfType} from './sdk-calls';
import {byName, clientMethod, problemOfClient, problemOfImport, problemOfName} from './sdk-surface';

/** Names of a page that refer to modules, classes and instances of the SDK. */
interface Scope {
  /** `ag` → `ag`; `init` after `from agenta import init` → `ag.init`. */
  readonly names: Map<string, string>;
  /** Variables that hold an API client, or `ag.Agenta`. */
  readonly clients: Set<string>;
  readonly configClients: Set<string>;
}

export interface SdkCount {
  names: number;
  calls: number;
}

export const newScope = (): Scope => ({
  names: new Map(),
  clients: new Set(),
  configClients: new Set(),
});

/** Checks the names and calls of one block, and adds its definitions to the page's scope. */
export function checkSdk(block: Block, scope: Scope, count: SdkCount): Defect[] {
  const python = new Python(block.code, block);
  const defects: Defect[] = [];
  const report = (node: Node, message: string): void => {
    if (message !== '') defects.push(python.defect(node, message));
  };
  const registered = registeredNames(python);

  const resolve = (node: Node): string[] | undefined => {
    const parts = python.dotted(node);
    const [first = '', ...rest] = parts ?? [];
    const meaning = scope.names.get(first);
    return parts && meaning !== undefined ? [...meaning.split('.'), ...rest] : undefined;
  };

  const call = (node: Node, callee: Node, args: readonly Argument[]): void => {
    const parts = python.dotted(callee);
    if (!parts) return;
    const [first = '', ...rest] = parts;
    if (scope.clients.has(first)) {
      const method = clientMethod(rest);
      if (!method) return;
      count.calls += 1;
      problemsOfCall(parts.join('.'), shapeOfMethod(method), args).forEach((text) =>
        report(node, text),
      );
      return;
    }
    const name = scope.configClients.has(first)
      ? ['ag', 'Agenta', ...rest].join('.')
      : resolve(callee)?.join('.');
    if (name === undefined) return;
    const shape = /\b(AgentaApi|AsyncAgentaApi)$/.test(name)
      ? apiClient
      : name.startsWith('type:')
        ? shapeOfType(name.slice(5))
        : byName.has(name)
          ? shapeOfCallable(byName.get(name) as Callable)
          : undefined;
    if (!shape) return;
    count.calls += 1;
    problemsOfCall(name.replace('type:', ''), shape, args).forEach((text) => report(node, text));
  };

  const bind = (variable: string, value: Node): void => {
    if (value.name === 'AwaitExpression' || value.name !== 'CallExpression') return;
    const callee = value.firstChild;
    const name = callee && resolve(callee)?.join('.');
    if (name && /\b(AgentaApi|AsyncAgentaApi)$/.test(name)) scope.clients.add(variable);
    else if (name === 'ag.Agenta') scope.configClients.add(variable);
    else {
      // The name has been reassigned.
      scope.clients.delete(variable);
      scope.configClients.delete(variable);
    }
  };

  for (const node of python.walk()) {
    if (node.name === 'ImportStatement') readImport(python, node, scope, report);
    if (node.name === 'AssignStatement' || node.name === 'TypeDef') {
      const items = children(node);
      const [target] = items;
      const value = items[items.length - 1];
      if (node.name === 'AssignStatement' && target?.name === 'VariableName' && value)
        bind(python.text(target), value);
      // `api: AgentaApi` declares the type of the name before it.
      const before = node.prevSibling;
      const annotation = node.name === 'TypeDef' ? value && resolve(value)?.join('.') : undefined;
      if (annotation && before?.name === 'VariableName' && /AgentaApi$/.test(annotation))
        scope.clients.add(python.text(before));
    }
    if (node.name === 'MemberExpression' && node.parent?.name !== 'MemberExpression') {
      const parts = python.dotted(node) ?? python.dotted(node.firstChild ?? node);
      const [first = '', ...rest] = parts ?? [];
      const called = node.parent?.name === 'CallExpression' && node.prevSibling === null;
      if (scope.clients.has(first) && rest.length > 0) {
        count.names += 1;
        report(node, problemOfClient(rest));
      } else if (scope.configClients.has(first) && rest.length > 0) {
        count.names += 1;
        if (!byName.has(`ag.Agenta.${rest[0] ?? ''}`))
          report(node, unknown('method of ag.Agenta', rest[0] ?? '', ['get_config']));
      } else if (parts && scope.names.get(first)?.startsWith('ag')) {
        const full = [...(scope.names.get(first) ?? '').split('.'), ...rest];
        count.names += 1;
        report(node, problemOfName(full.join('.'), called, true));
        const [, head, attribute] = full;
        if (head === 'config' && attribute && registered && !byName.has(`ag.config.${attribute}`)) {
          if (!registered.has(attribute))
            report(node, unknown('parameter of ag.config', attribute, registered));
        }
      } else if (parts && first === 'ag' && !scope.names.has('ag')) {
        report(node, '`ag` is used, and no block above imports it');
        scope.names.set('ag', 'ag');
      }
    }
    if (node.name === 'CallExpression') {
      const [callee, list] = children(node);
      if (callee && list?.name === 'ArgList') call(node, callee, python.args(list));
    }
    if (node.name === 'Decorator') checkDecorator(python, node, scope, count, report);
  }
  return defects;
}

type Report = (node: Node, message: string) => void;

function readImport(python: Python, node: Node, scope: Scope, report: Report): void {
  const source = python
    .text(node)
    .replace(/#.*$/gm, '')
    .replace(/[()\\]/g, ' ')
    .replace(/\s+/g, ' ');
  const from = /^from ([\w.]+) import (.+)$/.exec(source.trim());
  if (from) {
    const [, module = '', list = ''] = from;
    if (!/^agenta(\.|$)/.test(module)) return;
    for (const item of list
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean)) {
      const [name = '', alias] = item.split(' as ');
      report(node, problemOfImport(module, name));
      const meaning =
        module === 'agenta'
          ? `ag.${name}`
          : /^(Async)?AgentaApi$/.test(name)
            ? name
            : module.startsWith('agenta.client.backend')
              ? `type:${name}`
              : '';
      if (meaning !== '') scope.names.set(alias ?? name, meaning);
    }
    return;
  }
  for (const item of source
    .trim()
    .replace(/^import /, '')
    .split(',')) {
    const [module = '', alias] = item.trim().split(' as ');
    if (module === 'agenta') scope.names.set(alias ?? 'agenta', 'ag');
    // The import shadows the name.
    else scope.names.delete(alias ?? module.split('.')[0] ?? '');
  }
}

function checkDecorator(
  python: Python,
  node: Node,
  scope: Scope,
  count: SdkCount,
  report: Report,
): void {
  const items = children(node);
  const parts = items.filter(({name}) => name === 'VariableName').map((one) => python.text(one));
  const [first = '', ...rest] = parts;
  const meaning = scope.names.get(first);
  if (first === 'ag' && meaning === undefined) {
    report(node, '`ag` is used, and no block above imports it');
    return;
  }
  if (!meaning?.startsWith('ag')) return;
  const name = [meaning, ...rest].join('.');
  count.names += 1;
  const problem = problemOfName(name, true, true);
  if (problem !== '') {
    report(node, problem);
    return;
  }
  const known = byName.get(name);
  const list = items.find((one) => one.name === 'ArgList');
  if (name === 'ag.entrypoint') {
    if (list) report(node, '`@ag.entrypoint` is written without parentheses');
    return;
  }
  if (!list) {
    report(node, `\`@${name}\` needs parentheses`);
    return;
  }
  if (!known) return;
  count.calls += 1;
  problemsOfCall(name, shapeOfCallable(known), python.args(list)).forEach((text) =>
    report(node, text),
  );
}

/**
 * Parameters that a block registers by keyword; undefined if there may be others, from a pull or a spread.
 */
function registeredNames(python: Python): Set<string> | undefined {
  const names = new Set<string>(['current_version']);
  let found = false;
  let open = /config\.pull\(/.test(python.code);
  for (const node of python.walk()) {
    if (node.name !== 'CallExpression') continue;
    const [callee, list] = children(node);
    const parts = (callee && python.dotted(callee)) ?? [];
    if (!/\.config\.(register_default|default|set)$/.test(parts.join('.')) || !list) continue;
    found = true;
    for (const one of python.args(list)) {
      if (one.spread) open = true;
      names.add(one.keyword);
    }
  }
  return found && !open ? names : undefined;
}
