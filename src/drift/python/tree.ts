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

export interface Param {
  readonly name: string;
  readonly node: Node;
  readonly annotation?: Node;
  readonly fallback?: Node;
  readonly passing: 'any' | 'keyword' | 'rest' | 'keywords';
}

/** A function or class with its decorators. */
export interface Definition {
  readonly node: Node;
  readonly name: string;
  readonly decorators: readonly Node[];
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

  /** The node and everything below it, in source order. */
  *walk(node: Node = this.top): Generator<Node> {
    yield node;
    for (let child = node.firstChild; child; child = child.nextSibling) yield* this.walk(child);
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

  /** Name and arguments of `name(…)`, whatever the name is made of. */
  call(node: Node): {callee: Node; name: string; args: Argument[]} | undefined {
    if (node.name !== 'CallExpression') return undefined;
    const [callee, list] = children(node);
    if (!callee || !list) return undefined;
    return {callee, name: (this.dotted(callee) ?? []).join('.'), args: this.args(list)};
  }

  args(list: Node): Argument[] {
    return groups(list).flatMap((group): Argument[] => {
      const [first, second, third] = group;
      if (!first) return [];
      if (first.name === '*' || first.name === '**')
        return second ? [{keyword: '', spread: true, node: second}] : [];
      if (second?.name === 'AssignOp')
        return third ? [{keyword: this.text(first), spread: false, node: third}] : [];
      return [{keyword: '', spread: false, node: first}];
    });
  }

  /** The decorator's expression as dotted name and arguments. */
  decorator(node: Node): {name: string; args: Argument[]} {
    const list = node.getChild('ArgList');
    const parts = children(node).filter(({name}) =>
      ['VariableName', 'PropertyName'].includes(name),
    );
    return {
      name: parts.map((one) => this.text(one)).join('.'),
      args: list ? this.args(list) : [],
    };
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
      const star = group[0]?.name === '*' || group[0]?.name === '**' ? group[0].name : '';
      const node = group.find(({name}) => name === 'VariableName');
      if (star === '*') keyword = true;
      if (!node) return [];
      const assign = group.findIndex(({name}) => name === 'AssignOp');
      const annotation = group.find(({name}) => name === 'TypeDef')?.lastChild ?? undefined;
      const fallback = assign < 0 ? undefined : group[assign + 1];
      const passing =
        star === '**' ? 'keywords' : star === '*' ? 'rest' : keyword ? 'keyword' : 'any';
      return [{name: this.text(node), node, annotation, fallback, passing}];
    });
  }

  /** Statements of a file or body, those under `if`, `try` and `with` included, in source order. */
  *statements(body: Node = this.top): Generator<Node> {
    for (const node of children(body)) {
      if (['IfStatement', 'TryStatement', 'WithStatement'].includes(node.name))
        for (const part of children(node)) {
          if (part.name === 'Body') yield* this.statements(part);
        }
      else yield node;
    }
  }

  /** Functions and classes of a file or body. */
  definitions(body: Node = this.top): Definition[] {
    return [...this.statements(body)].flatMap((statement) => {
      const decorators =
        statement.name === 'DecoratedStatement' ? statement.getChildren('Decorator') : [];
      const node = statement.name === 'DecoratedStatement' ? statement.lastChild : statement;
      if (!node || (node.name !== 'FunctionDefinition' && node.name !== 'ClassDefinition'))
        return [];
      const name = node.getChild('VariableName');
      return name ? [{node, name: this.text(name), decorators}] : [];
    });
  }

  /** `name: annotation = value` and `name = value` of a file or body. */
  assignments(
    body: Node = this.top,
  ): {name: string; node: Node; annotation?: Node; value?: Node}[] {
    return [...this.statements(body)].flatMap((node) => {
      if (node.name !== 'AssignStatement') return [];
      const [target] = children(node);
      if (target?.name !== 'VariableName' || node.getChild(',')) return [];
      const assign = node.getChild('AssignOp');
      return [
        {
          name: this.text(target),
          node,
          annotation: node.getChild('TypeDef')?.lastChild ?? undefined,
          value: assign ? (node.lastChild ?? undefined) : undefined,
        },
      ];
    });
  }
}

export const bodyOf = (node: Node): Node | undefined => node.getChild('Body') ?? undefined;
