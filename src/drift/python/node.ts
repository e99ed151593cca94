import type {Node as SyntaxNode} from '@vscode/tree-sitter-wasm';
import {parserFor, treeOf} from '../code/parser';
import type {Place} from '../types';

/** The files of a checkout, which resolve names through imports. */
export interface Resolver {
  names(file: string): string[];
  resolve(file: string, parts: readonly string[]): Binding | undefined;
}

/** A parsed file of Python. The parsers must have been loaded. */
export class Source {
  readonly top: Node;
  readonly #nodes = new Map<number, Node>();

  constructor(
    readonly file: string,
    code: string,
    /** Absent if names are not resolved. */
    readonly project?: Resolver,
  ) {
    this.top = this.node(treeOf(parserFor('python'), code).rootNode);
  }

  /** The one object for a node of the syntax tree, or for the expression that it only wraps. */
  node(syntax: SyntaxNode): Node {
    const inner = isWrapper(syntax) && syntax.firstNamedChild;
    if (inner) return this.node(inner);
    const known = this.#nodes.get(syntax.id) ?? new Node(this, syntax);
    this.#nodes.set(syntax.id, known);
    return known;
  }
}

/** Nodes that only wrap an expression, which stands for them. */
const wrappers = /^(type|expression_statement|parenthesized_expression)$/;
const isWrapper = ({type, namedChildCount}: SyntaxNode): boolean =>
  wrappers.test(type) && namedChildCount === 1;
/** Statements that hold others without a scope of their own, and their parts. */
const holders = /^((if|try|with)_statement|(elif|else|except|except_group|finally)_clause|block)$/;

/** A node of the syntax tree, with the kind that the grammar gives it. Comments, brackets, operators and the like are left out. */
export class Node {
  readonly kind: string;
  readonly text: string;
  #children: readonly Node[] | undefined;

  constructor(
    readonly source: Source,
    readonly syntax: SyntaxNode,
  ) {
    this.kind = syntax.type;
    this.text = syntax.text;
  }

  #nodes(found: readonly (SyntaxNode | null)[]): Node[] {
    return found.flatMap((one) => (one && one.type !== 'comment' ? this.source.node(one) : []));
  }

  get place(): Place {
    return {file: this.source.file, line: this.syntax.startPosition.row + 1};
  }

  get children(): readonly Node[] {
    return (this.#children ??= this.#nodes(this.syntax.namedChildren));
  }

  get parent(): Node | undefined {
    let {parent} = this.syntax;
    while (parent && isWrapper(parent)) ({parent} = parent);
    return parent ? this.source.node(parent) : undefined;
  }

  get first(): Node | undefined {
    return this.children[0];
  }

  /** The child that the grammar gives a name. */
  field(name: string): Node | undefined {
    return this.fields(name)[0];
  }

  fields(name: string): Node[] {
    return this.#nodes(this.syntax.childrenForFieldName(name));
  }

  /** The nodes of some kinds among the node and everything below it, in source order. */
  allOfKind(...kinds: string[]): Node[] {
    return this.#nodes(this.syntax.descendantsOfType(kinds));
  }

  /** The parts of `a.b.c`; empty if the expression is not a plain dotted name. */
  get dotted(): readonly string[] {
    if (this.kind === 'identifier') return [this.text];
    const [object, attribute] = [this.field('object')?.dotted ?? [], this.field('attribute')];
    return this.kind === 'attribute' && attribute && object.length > 0 ? [...object, attribute.text] : [];
  }

  /** What `a[b, c]` takes from what, in an expression or a type. */
  get index(): {readonly of: Node; readonly keys: readonly Node[]} | undefined {
    const [of, parameters] = this.children;
    if (of && this.kind === 'subscript') return {of, keys: this.fields('subscript')};
    return of && this.kind === 'generic_type' ? {of, keys: parameters?.children ?? []} : undefined;
  }

  /** Keys and values of a dictionary; what is spread into it has no key. */
  get pairs(): (readonly [key: Node | undefined, value: Node])[] {
    return this.children.flatMap((one) => {
      const value = one.field('value') ?? one.first;
      return value ? [[one.field('key'), value] as const] : [];
    });
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

  /** The node itself if it is a call, else undefined. */
  get call(): Node | undefined {
    return this.kind === 'call' ? this : undefined;
  }

  /** The dotted name that a call or a decorator calls. */
  get callee(): string {
    return (this.field('function') ?? this).dotted.join('.');
  }

  get method(): string {
    return this.callee.split('.').at(-1) ?? '';
  }

  /** What `callee` resolves to. */
  get calledBinding(): Binding | undefined {
    return this.resolve(...this.callee.split('.'));
  }

  /**
   * The arguments of a call, or the base classes and keywords of a class. The keyword is empty for a positional one, `*` or `**` for an
   * unpacked one.
   */
  get args(): {readonly keyword: string; readonly node: Node}[] {
    const list = this.field('arguments') ?? this.field('superclasses');
    return (list?.children ?? []).map((node) => {
      const stars = /^\*+/.exec(node.text)?.[0];
      if (stars) return {keyword: stars, node: node.first ?? node};
      const value = node.kind === 'keyword_argument' ? node.field('value') : undefined;
      return {keyword: value ? (node.field('name')?.text ?? '') : '', node: value ?? node};
    });
  }

  /** The argument with a keyword, or else the one at a position (0 is the first). An empty keyword means position only. */
  arg(keyword: string, position = -1): Node | undefined {
    const plain = this.args.filter((one) => one.keyword === '');
    return (this.args.find((one) => keyword && one.keyword === keyword) ?? plain[position])?.node;
  }

  get calls(): Node[] {
    return this.allOfKind('call');
  }

  /** The statements of a file or body, including those inside `if`, `try` and `with`. */
  get statements(): Node[] {
    const isBody = this.kind === 'module' || this.kind === 'block';
    return this.children.flatMap((one) => (holders.test(one.kind) ? one.statements : isBody ? one : []));
  }

  /** The base classes of a class. */
  get bases(): Node[] {
    return this.args.flatMap(({keyword, node}) => (keyword === '' ? node : []));
  }

  /** The functions and classes that a file or body defines. */
  get definitions(): Binding[] {
    return this.statements.flatMap((statement): Binding[] => {
      const node = statement.field('definition') ?? statement;
      const [, kind] = /^(class|function)_definition$/.exec(node.kind) ?? [];
      const [name, body] = [node.field('name')?.text, node.field('body')];
      const decorators = statement.children.flatMap((one) => (one.kind === 'decorator' ? one.children : []));
      return name && body && (kind === 'class' || kind === 'function')
        ? [{kind, name, node, body, decorators}]
        : [];
    });
  }

  /** The assignments of a file or body to plain names. */
  get assignments(): (Binding & Param)[] {
    return this.statements.flatMap((node) => {
      const name = node.field('left');
      if (node.kind !== 'assignment' || name?.kind !== 'identifier') return [];
      const whole = {kind: 'value', node, body: node, decorators: [], passing: 'any'} as const;
      return [{...whole, name: name.text, annotation: node.field('type'), value: node.field('right')}];
    });
  }

  /** All assignments at any depth, to any kind of target. */
  get writes(): {target: Node; value: Node}[] {
    return this.allOfKind('assignment').flatMap((one) => {
      const [target, value] = [one.field('left'), one.field('right')];
      return target && value ? [{target, value}] : [];
    });
  }

  /** The first value that a file or body assigns to a name. */
  assigned(name: string): Node | undefined {
    return this.assignments.find((one) => one.name === name)?.value;
  }
}

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
  readonly passing: 'any' | 'keyword' | 'rest' | 'keywords';
}
