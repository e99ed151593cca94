import {parser} from '@lezer/python';
import type {Place} from '../types';

/** A node of a parsed file. */
export type Node = ReturnType<typeof parser.parse>['topNode'];

export interface Argument {
  /** Keyword; empty for an argument by position. */
  readonly keyword: string;
  readonly spread: boolean;
  readonly node: Node;
}

/** `name(…)`, or a decorator. */
export class Call {
  constructor(
    readonly node: Node,
    readonly callee: Node,
    readonly name: string,
    readonly args: readonly Argument[],
  ) {}

  /** The last part of a dotted name. */
  get last(): string {
    return this.name.split('.').at(-1) ?? '';
  }

  /** The argument of a keyword, or else the one at a position. */
  arg(keyword: string, position = -1): Node | undefined {
    const plain = this.args.filter((one) => one.keyword === '' && !one.spread);
    return (this.args.find((one) => keyword && one.keyword === keyword) ?? plain[position])?.node;
  }
}

export interface Param {
  readonly name: string;
  readonly node: Node;
  readonly annotation?: Node;
  readonly fallback?: Node;
  readonly passing: 'any' | 'keyword' | 'rest' | 'keywords';
}

export interface Definition {
  readonly is: 'function' | 'class';
  readonly source: Source;
  readonly name: string;
  readonly node: Node;
  readonly body: Node;
  readonly decorators: readonly Call[];
}

/** `name: annotation = value`, or a part of it. */
export interface Assignment {
  readonly is: 'value';
  readonly source: Source;
  readonly name: string;
  readonly node: Node;
  readonly annotation?: Node;
  readonly value?: Node;
}

export function children(node: Node): Node[] {
  const list: Node[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling)
    if (child.name !== 'Comment') list.push(child);
  return list;
}

/** Children between commas, brackets left out. */
export function groups(list: Node): Node[][] {
  const result: Node[][] = [[]];
  for (const node of children(list)) {
    if (node.name === ',') result.push([]);
    else if (!['(', ')', '[', ']', '{', '}'].includes(node.name)) result.at(-1)?.push(node);
  }
  return result.filter((group) => group.length > 0);
}

/** The node and everything below it, in source order. */
export function* walk(node: Node): Generator<Node> {
  yield node;
  for (let child = node.firstChild; child; child = child.nextSibling) yield* walk(child);
}

/** Statements of a file or body, those under `if`, `try` and `with` included, in source order. */
export function* statements(body: Node): Generator<Node> {
  for (const node of children(body)) {
    if (['IfStatement', 'TryStatement', 'WithStatement'].includes(node.name))
      for (const part of node.getChildren('Body')) yield* statements(part);
    else yield node;
  }
}

/** The conditions that a node stands under, the innermost first. */
export function conditions(source: Source, node: Node): string[] {
  const {parent} = node;
  const [, test] = parent?.name === 'IfStatement' ? children(parent) : [];
  return [
    ...(test ? [`if ${source.text(test)}`] : []),
    ...(parent ? conditions(source, parent) : []),
  ];
}

/** What `for … in` goes through, in a loop or a comprehension. */
export function iterated(loop: Node): Node | undefined {
  const parts = loop.getChild('for') ? children(loop) : [];
  return parts[parts.findIndex(({name}) => name === 'in') + 1];
}

export const annotationOf = (node: Node): Node | undefined =>
  node.getChild('TypeDef')?.lastChild ?? undefined;

/** A parsed file of Python. */
export class Source {
  readonly top: Node;

  constructor(
    readonly file: string,
    readonly code: string,
  ) {
    this.top = parser.parse(code).topNode;
  }

  text(node: Node): string {
    return this.code.slice(node.from, node.to);
  }

  place({from}: Node): Place {
    return {file: this.file, line: this.code.slice(0, from).split('\n').length};
  }

  walk(node: Node = this.top): Generator<Node> {
    return walk(node);
  }

  /** `a.b.c` as its parts, or nothing when the expression is not a plain dotted name. */
  dotted(node: Node): string[] | undefined {
    if (node.name === 'VariableName') return [this.text(node)];
    if (node.name !== 'MemberExpression') return undefined;
    const [object, dot, property] = children(node);
    if (!object || !property || dot?.name !== '.') return undefined;
    const parts = this.dotted(object);
    return parts && [...parts, this.text(property)];
  }

  /** Name and arguments of `name(…)` or `@name(…)`, whatever the name is made of. */
  call(node: Node | null | undefined): Call | undefined {
    if (node?.name === 'Decorator') return this.#decorator(node);
    if (node?.name !== 'CallExpression') return undefined;
    const [callee, list] = children(node);
    if (!callee || !list) return undefined;
    return new Call(node, callee, (this.dotted(callee) ?? []).join('.'), this.args(list));
  }

  /** Every call below a node, in source order. */
  calls(node: Node = this.top): Call[] {
    return [...walk(node)].flatMap((one) => this.call(one) ?? []);
  }

  args(list: Node): Argument[] {
    return groups(list).flatMap(([first, second, third]): Argument[] => {
      if (!first) return [];
      if (first.name === '*' || first.name === '**')
        return second ? [{keyword: '', spread: true, node: second}] : [];
      if (second?.name !== 'AssignOp') return [{keyword: '', spread: false, node: first}];
      return third ? [{keyword: this.text(first), spread: false, node: third}] : [];
    });
  }

  /** Names of the classes that a class is made from. */
  bases(definition: Node): string[][] {
    const list = definition.getChild('ArgList');
    const args = (list ? this.args(list) : []).filter(({keyword}) => keyword === '');
    return args.map(({node}) => this.dotted(node) ?? []);
  }

  params(definition: Node): Param[] {
    const list = definition.getChild('ParamList');
    let keyword = false;
    return (list ? groups(list) : []).flatMap((group): Param[] => {
      const star = group[0]?.name;
      const node = group.find(({name}) => name === 'VariableName');
      if (star === '*') keyword = true;
      if (!node) return [];
      const assign = group.findIndex(({name}) => name === 'AssignOp');
      const annotation = group.find(({name}) => name === 'TypeDef')?.lastChild ?? undefined;
      const fallback = assign < 0 ? undefined : group[assign + 1];
      const single = keyword ? 'keyword' : 'any';
      const passing = star === '**' ? 'keywords' : star === '*' ? 'rest' : single;
      return [{name: this.text(node), node, annotation, fallback, passing}];
    });
  }

  /** Functions and classes of a file or body. */
  definitions(body: Node = this.top): Definition[] {
    return [...statements(body)].flatMap((statement): Definition[] => {
      const decorated = statement.name === 'DecoratedStatement';
      const node = decorated ? statement.lastChild : statement;
      const name = node?.getChild('VariableName');
      const inner = node?.getChild('Body');
      const isClass = node?.name === 'ClassDefinition';
      if (!node || !name || !inner || !(isClass || node.name === 'FunctionDefinition')) return [];
      const decorators = statement.getChildren('Decorator').map((one) => this.#decorator(one));
      const is = isClass ? 'class' : 'function';
      return [{is, source: this, node, name: this.text(name), body: inner, decorators}];
    });
  }

  #decorator(node: Node): Call {
    const list = node.getChild('ArgList');
    const names = children(node).filter(({name}) => /^(Variable|Property)Name$/.test(name));
    const name = names.map((one) => this.text(one)).join('.');
    return new Call(node, node, name, list ? this.args(list) : []);
  }

  /** What a file or body assigns to plain names. */
  assignments(body: Node = this.top): Assignment[] {
    return [...statements(body)].flatMap((node): Assignment[] => {
      const target = node.name === 'AssignStatement' && node.firstChild;
      if (!target || target.name !== 'VariableName' || node.getChild(',')) return [];
      const value = (node.getChild('AssignOp') && node.lastChild) ?? undefined;
      const annotation = annotationOf(node);
      return [{is: 'value', source: this, name: this.text(target), node, annotation, value}];
    });
  }

  /** Assignments to whatever target, at any depth below a node. */
  writes(node: Node = this.top): {target: Node; value: Node}[] {
    return [...walk(node)].flatMap(({name, firstChild: target, lastChild: value}) =>
      name === 'AssignStatement' && target && value ? [{target, value}] : [],
    );
  }

  /** The value that a file or body first assigns to a name. */
  assigned(name: string, body: Node = this.top): Node | undefined {
    return this.assignments(body).find((one) => one.name === name)?.value;
  }
}
