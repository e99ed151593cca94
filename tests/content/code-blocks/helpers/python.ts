import {parser} from '@lezer/python';
import type {Defect, Place} from './defect';

export type SyntaxNode = ReturnType<typeof parser.parse>['topNode'];

export interface Argument {
  /** Keyword, or empty for an argument by position. */
  readonly keyword: string;
  /** `*` or `**` before it. */
  readonly spread: '' | '*' | '**';
  readonly node: SyntaxNode | null;
}

/** A parsed block with helpers to query its syntax tree. */
export class Python {
  readonly tree: SyntaxNode;

  constructor(
    readonly code: string,
    readonly place: Place,
  ) {
    this.tree = parser.parse(code).topNode;
  }

  text(node: SyntaxNode): string {
    return this.code.slice(node.from, node.to);
  }

  /** Line of a node on the page; `place` is that of the opening fence. */
  line(node: SyntaxNode): number {
    return this.place.line + this.code.slice(0, node.from).split('\n').length;
  }

  defect(node: SyntaxNode, message: string): Defect {
    return {file: this.place.file, line: this.line(node), message};
  }

  walk(visit: (node: SyntaxNode) => void, node: SyntaxNode = this.tree): void {
    visit(node);
    for (let child = node.firstChild; child; child = child.nextSibling) this.walk(visit, child);
  }

  children(node: SyntaxNode): SyntaxNode[] {
    const list: SyntaxNode[] = [];
    for (let child = node.firstChild; child; child = child.nextSibling) list.push(child);
    return list;
  }

  /** `a.b.c` as its parts; undefined if the expression is not a dotted name. */
  dotted(node: SyntaxNode): string[] | undefined {
    if (node.name === 'VariableName') return [this.text(node)];
    if (node.name !== 'MemberExpression') return undefined;
    const [object, dot, property] = this.children(node);
    if (!object || !property || dot?.name !== '.') return undefined;
    const parts = this.dotted(object);
    return parts && [...parts, this.text(property)];
  }

  args(list: SyntaxNode): Argument[] {
    const result: Argument[] = [];
    const items = this.children(list).filter(({name}) => !['(', ')', 'Comment'].includes(name));
    let group: SyntaxNode[] = [];
    const close = (): void => {
      const [first, second, third] = group;
      if (first) {
        if (first.name === '*' || first.name === '**')
          result.push({keyword: '', spread: first.name, node: second ?? null});
        else if (first.name === 'VariableName' && second?.name === 'AssignOp')
          result.push({keyword: this.text(first), spread: '', node: third ?? null});
        else result.push({keyword: '', spread: '', node: first});
      }
      group = [];
    };
    for (const item of items) {
      if (item.name === ',') close();
      else group.push(item);
    }
    close();
    return result;
  }

  /** Syntax errors, Python 2 statements, and lines with inconsistent indentation. */
  errors(): Defect[] {
    const defects: Defect[] = [];
    this.walk((node) => {
      if (node.type.isError) {
        const rest = this.code.slice(node.from).split('\n')[0] ?? '';
        defects.push(
          this.defect(node, `Python does not parse here: ${rest.trim() || 'end of line'}`),
        );
      }
      if (node.name === 'PrintStatement' || node.name === 'ExecStatement')
        defects.push(this.defect(node, 'this is Python 2'));
      if (node.name === 'Script' || node.name === 'Body') defects.push(...this.uneven(node));
    });
    return defects;
  }

  private column(node: SyntaxNode): number | undefined {
    const start = this.code.lastIndexOf('\n', node.from - 1) + 1;
    const before = this.code.slice(start, node.from);
    return before.trim() === '' ? before.length : undefined;
  }

  /** Statements of a body that start in different columns, which the grammar accepts. */
  private uneven(body: SyntaxNode): Defect[] {
    const statements = this.children(body).filter(
      ({name, type}) => /Statement|Definition/.test(name) && !type.isError,
    );
    const columns = statements.map((one) => this.column(one));
    const first = columns.find((column) => column !== undefined);
    const wanted = body.name === 'Script' ? 0 : first;
    return statements
      .filter((_, index) => columns[index] !== undefined && columns[index] !== wanted)
      .map((one) => this.defect(one, 'this line matches no outer indentation level'));
  }
}
