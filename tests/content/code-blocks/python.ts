import {loadParsers, parserFor} from '@site/src/drift/code/parser';
import {Source, type Node} from '@site/src/drift/python/node';
import {syntaxErrors} from '../../support/syntax';
import type {Block} from '../pages/page';

interface Found {
  line: number;
  message: string;
}

/** To be awaited before a `Python` is made. Not awaited here, because a command, unlike a test, cannot import a module that waits. */
export const pythonReady = loadParsers();

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
    const broken = syntaxErrors(parserFor('python'), this.code).map((one): Found => {
      const [, row = '1', rest = ''] = /^line (\d+): (.*)$/.exec(one) ?? [];
      return {line: this.block.line + Number(row), message: `Python does not parse here: ${rest}`};
    });
    const others = this.top.all.flatMap((node): Found[] => {
      if (node.kind === 'print_statement' || node.kind === 'exec_statement')
        return [{line: this.line(node), message: 'this is Python 2'}];
      return node.kind === 'module' || node.kind === 'block' ? this.uneven(node) : [];
    });
    return [...broken, ...others];
  }

  private column(node: Node): number | undefined {
    const start = this.code.lastIndexOf('\n', node.from - 1) + 1;
    const before = this.code.slice(start, node.from);
    return before.trim() === '' ? before.length : undefined;
  }

  /** Statements of a body that start in different columns, which the grammar accepts. */
  private uneven(body: Node): Found[] {
    const columns = body.children.map((one) => this.column(one));
    const first = columns.find((column) => column !== undefined);
    const wanted = body.kind === 'module' ? 0 : first;
    return body.children
      .filter((_, index) => columns[index] !== undefined && columns[index] !== wanted)
      .map((one) => ({
        line: this.line(one),
        message: 'this line matches no outer indentation level',
      }));
  }
}
