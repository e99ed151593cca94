import {children, Source, type Node} from '@site/src/drift/python/tree';
import type {Defect, Place} from './defect';

/** A Python block of a page, whose lines are counted on that page. */
export class Python extends Source {
  constructor(
    code: string,
    readonly fence: Place,
  ) {
    super(fence.file, code);
  }

  /** Line of a node on the page; `fence` is the place of the opening fence. */
  line(node: Node): number {
    return this.fence.line + this.place(node).line;
  }

  defect(node: Node, message: string): Defect {
    return {file: this.file, line: this.line(node), message};
  }

  /** Syntax errors, Python 2 statements, and lines with inconsistent indentation. */
  errors(): Defect[] {
    const defects: Defect[] = [];
    for (const node of this.walk()) {
      if (node.type.isError) {
        const rest = this.code.slice(node.from).split('\n')[0] ?? '';
        defects.push(
          this.defect(node, `Python does not parse here: ${rest.trim() || 'end of line'}`),
        );
      }
      if (node.name === 'PrintStatement' || node.name === 'ExecStatement')
        defects.push(this.defect(node, 'this is Python 2'));
      if (node.name === 'Script' || node.name === 'Body') defects.push(...this.uneven(node));
    }
    return defects;
  }

  private column(node: Node): number | undefined {
    const start = this.code.lastIndexOf('\n', node.from - 1) + 1;
    const before = this.code.slice(start, node.from);
    return before.trim() === '' ? before.length : undefined;
  }

  /** Statements of a body that start in different columns, which the grammar accepts. */
  private uneven(body: Node): Defect[] {
    const statements = children(body).filter(
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
