import {Source, type Node} from '@site/src/drift/python/node';
import type {Block} from '../pages/page';

interface Found {
  line: number;
  message: string;
}

/** A Python block of a page, whose lines are counted on that page. */
export class Python extends Source {
  constructor(readonly block: Pick<Block, 'code' | 'line'>) {
    super('', block.code);
  }

  /** Line of a node on the page. */
  line(node: Node): number {
    return this.block.line + node.place.line;
  }

  /** Syntax errors, Python 2 statements, and lines with inconsistent indentation. */
  errors(): Found[] {
    return this.top.all.flatMap((node): Found[] => {
      const line = this.line(node);
      if (node.kind === '⚠') {
        const rest = this.code.slice(node.from).split('\n')[0]?.trim() || 'end of line';
        return [{line, message: `Python does not parse here: ${rest}`}];
      }
      if (node.kind === 'PrintStatement' || node.kind === 'ExecStatement')
        return [{line, message: 'this is Python 2'}];
      return node.kind === 'Script' || node.kind === 'Body' ? this.uneven(node) : [];
    });
  }

  private column(node: Node): number | undefined {
    const start = this.code.lastIndexOf('\n', node.from - 1) + 1;
    const before = this.code.slice(start, node.from);
    return before.trim() === '' ? before.length : undefined;
  }

  /** Statements of a body that start in different columns, which the grammar accepts. */
  private uneven(body: Node): Found[] {
    const statements = body.children.filter(({kind}) => /Statement|Definition/.test(kind));
    const columns = statements.map((one) => this.column(one));
    const first = columns.find((column) => column !== undefined);
    const wanted = body.kind === 'Script' ? 0 : first;
    return statements
      .filter((_, index) => columns[index] !== undefined && columns[index] !== wanted)
      .map((one) => ({
        line: this.line(one),
        message: 'this line matches no outer indentation level',
      }));
  }
}
