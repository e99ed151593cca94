import {parser} from '@lezer/python';
import type {Place} from '../types';

type Syntax = ReturnType<typeof parser.parse>['topNode'];

/** Resolves names across files; a `Project`. */
interface Resolver {
  resolve(file: string, parts: readonly string[]): Binding | undefined;
  origin(file: string, name: string): string;
  names(file: string): string[];
}

/** A parsed Python file. */
export class Source {
  readonly top: Node;

  constructor(
    readonly file: string,
    readonly code: string,
    /** Absent if names are not resolved. */
    readonly project?: Resolver,
  ) {
    this.top = new Node(this, parser.parse(code).topNode);
  }
}

/** A node of the syntax tree, with the kind that the parser gives it. Comments are left out. */
export class Node {
  readonly kind: string;
  readonly from: number;
  readonly to: number;
  readonly children: readonly Node[];

  constructor(
    readonly source: Source,
    syntax: Syntax,
    readonly parent?: Node,
  ) {
    const children: Node[] = [];
    for (let child = syntax.firstChild; child; child = child.nextSibling)
      if (child.name !== 'Comment') children.push(new Node(source, child, this));
    this.children = children;
    ({name: this.kind, from: this.from, to: this.to} = syntax);
  }

  get text(): string {
    return this.source.code.slice(this.from, this.to);
  }

  get place(): Place {
    const {file, code} = this.source;
    return {file, line: code.slice(0, this.from).split('\n').length};
  }

  get first(): Node | undefined {
    return this.children[0];
  }

  get last(): Node | undefined {
    return this.children.at(-1);
  }

  child(kind: string): Node | undefined {
    return this.children.find((one) => one.kind === kind);
  }

  /** The node and everything below it, in source order. */
  get all(): Node[] {
    return [this, ...this.children.flatMap((one) => one.all)];
  }

  /** The nodes of a kind among the node and everything below it, in source order. */
  allOfKind(kind: string): Node[] {
    return this.all.filter((one) => one.kind === kind);
  }

  /** The children, divided at commas, without brackets. */
  get groups(): Node[][] {
    const result: Node[][] = [[]];
    for (const node of this.children) {
      if (node.kind === ',') result.push([]);
      else if (!['(', ')', '[', ']', '{', '}'].includes(node.kind)) result.at(-1)?.push(node);
    }
    return result.filter((group) => group.length > 0);
  }

  /** The parts of `a.b.c`; empty if the expression is not a plain dotted name. */
  get dotted(): readonly string[] {
    if (this.kind === 'VariableName') return [this.text];
    const [object, dot, property] = this.children;
    if (this.kind !== 'MemberExpression' || !object || !property || dot?.kind !== '.') return [];
    const parts = object.dotted;
    return parts.length > 0 ? [...parts, property.text] : [];
  }

  /** What the dotted name resolves to. */
  get binding(): Binding | undefined {
    return this.resolve(...this.dotted);
  }

  /** Public names that the file binds, without imports from outside the checkout. */
  get names(): string[] {
    return this.source.project?.names(this.source.file) ?? [];
  }

  /** What `a.b.C` resolves to in the file. */
  resolve(...parts: readonly string[]): Binding | undefined {
    return this.source.project?.resolve(this.source.file, parts);
  }

  /** The node itself if it is a call or a decorator, else undefined. */
  get call(): Node | undefined {
    const isCall = this.kind === 'CallExpression' && this.child('ArgList');
    return isCall || this.kind === 'Decorator' ? this : undefined;
  }

  /** The dotted name that a call or decorator calls, with imported names in full: `questionary.text` after `from questionary import text as ask`. */
  get callee(): string {
    const {kind, first, children, source} = this;
    const names = children.filter((one) => /^(Variable|Property)Name$/.test(one.kind));
    const parts = kind === 'Decorator' ? names.map(({text}) => text) : (first?.dotted ?? []);
    const [head = '', ...rest] = parts;
    return [source.project?.origin(source.file, head) ?? head, ...rest].join('.');
  }

  /** The last part of `callee`. */
  get method(): string {
    return this.callee.split('.').at(-1) ?? '';
  }

  /** What `callee` resolves to. */
  get calledBinding(): Binding | undefined {
    return this.resolve(...this.callee.split('.'));
  }

  /** The arguments of a call, or the base classes and keywords of a class. */
  get args(): Argument[] {
    return (this.child('ArgList')?.groups ?? []).flatMap(([first, second, third]): Argument[] => {
      if (first && second && first.kind.startsWith('*')) return [{keyword: first.kind, node: second}];
      if (first && second?.kind !== 'AssignOp') return [{keyword: '', node: first}];
      return first && third ? [{keyword: first.text, node: third}] : [];
    });
  }

  /** The argument with a keyword, or else the one at a position (0 is the first). An empty keyword means position only. */
  arg(keyword: string, position = -1): Node | undefined {
    const plain = this.args.filter((one) => one.keyword === '');
    return (this.args.find((one) => keyword && one.keyword === keyword) ?? plain[position])?.node;
  }

  /** Every call and decorator among the node and everything below it, in source order. */
  get calls(): Node[] {
    return this.all.flatMap((one) => one.call ?? []);
  }

  /** The statements of a file or body, including those inside `if`, `try` and `with`. */
  get statements(): Node[] {
    return this.children.flatMap((one) =>
      ['IfStatement', 'TryStatement', 'WithStatement'].includes(one.kind)
        ? one.children.flatMap((part) => (part.kind === 'Body' ? part.statements : []))
        : [one],
    );
  }

  /** What `for … in` iterates over, in a loop or a comprehension. */
  get iterable(): Node | undefined {
    const at = this.child('for') ? this.children.findIndex(({kind}) => kind === 'in') : -1;
    return at < 0 ? undefined : this.children[at + 1];
  }

  /** The return type of a function, or the type that an assignment declares. */
  get annotation(): Node | undefined {
    return this.child('TypeDef')?.last;
  }

  /** The base classes of a class. */
  get bases(): Node[] {
    return this.args.flatMap(({keyword, node}) => (keyword === '' ? node : []));
  }

  /** The functions and classes that a file or body defines. */
  get definitions(): Binding[] {
    return this.statements.flatMap((statement): Binding[] => {
      const node = statement.kind === 'DecoratedStatement' ? statement.last : statement;
      const kind = node && kinds[node.kind];
      const [name, body] = [node?.child('VariableName')?.text, node?.child('Body')];
      const decorators = statement.children.filter(({kind}) => kind === 'Decorator');
      return kind && name && body ? [{kind, name, node, body, decorators}] : [];
    });
  }

  /** The assignments of a file or body to plain names. */
  get assignments(): (Binding & Param)[] {
    return this.statements.flatMap((node) => {
      const {first, annotation} = node;
      if (node.kind !== 'AssignStatement' || first?.kind !== 'VariableName' || node.child(',')) return [];
      const value = node.child('AssignOp') && node.last;
      const whole = {kind: 'value', node, body: node, decorators: [], passing: 'any'} as const;
      return [{...whole, name: first.text, annotation, value}];
    });
  }

  /** All assignments at any depth, to any kind of target. */
  get writes(): {target: Node; value: Node}[] {
    return this.allOfKind('AssignStatement').flatMap(({first: target, last: value}) =>
      target && value ? [{target, value}] : [],
    );
  }

  /** The first value that a file or body assigns to a name. */
  assigned(name: string): Node | undefined {
    return this.assignments.find((one) => one.name === name)?.value;
  }
}

const kinds: Readonly<Record<string, Binding['kind'] | undefined>> = {
  ClassDefinition: 'class',
  FunctionDefinition: 'function',
};

/** What a name resolves to: a definition, an assignment, or a whole module. */
export interface Binding {
  readonly kind: 'function' | 'class' | 'value' | 'module';
  readonly name: string;
  readonly node: Node;
  readonly body: Node;
  readonly decorators: readonly Node[];
  readonly value?: Node;
}

/** A parameter of a function, or a field of a data class. */
export interface Param {
  readonly name: string;
  readonly node: Node;
  readonly annotation?: Node;
  /** The default. */
  readonly value?: Node;
  /** How an argument is passed: `rest` is `*args`, `keywords` is `**kwargs`. */
  readonly passing: 'any' | 'keyword' | 'position' | 'rest' | 'keywords';
}

/** An argument of a call. */
export interface Argument {
  /** Keyword; empty for a positional argument; `*` or `**` for an unpacked one. */
  readonly keyword: string;
  readonly node: Node;
}
