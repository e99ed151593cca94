import type {BuildCost} from './build';

export type Row = [figure: string, ...cells: string[]];

export const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
export const ms = (value: number): string => `${Math.round(value)} ms`;
export const seconds = (cost: BuildCost): string => `${cost.seconds.toFixed(1)} s`;
export const memory = (cost: BuildCost): string =>
  cost.memory ? `${Math.round(cost.memory)} MB` : 'not told';
export const times = (value: number, base: number): string => `${(value / base).toFixed(2)} ×`;

/** Prints rows under a title, in columns. */
export function print(title: string, head: Row, rows: Row[]): void {
  console.log(`\n${title}`);
  const table = [head, ...rows];
  const widths = head.map((_, column) =>
    Math.max(...table.map((row) => (row[column] ?? '').length)),
  );
  for (const row of table)
    console.log(
      `  ${row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd()}`,
    );
}
