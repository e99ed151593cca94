import type {Diagram} from '../data/types';

/** Pixels per unit on a wide screen; the picture shrinks with its column from there. */
const scale = 1.2;

export const legendRow = {lead: 21, gap: 9, margin: 20} as const;

export function legendHeight(legend: readonly string[] = []): number {
  if (legend.length === 0) return 0;
  const rows = legend.map((entry) => entry.split('\n').length * legendRow.lead + legendRow.gap);
  return rows.reduce((sum, row) => sum + row, legendRow.margin);
}

export interface Size {
  /** Units of the drawing, legend included. */
  units: {width: number; height: number};
  /** Pixels of the image. */
  pixels: {width: number; height: number};
}

export function sizeOf(diagram: Diagram): Size {
  const units = {width: diagram.width, height: diagram.height + legendHeight(diagram.legend)};
  return {
    units,
    pixels: {width: Math.round(units.width * scale), height: Math.round(units.height * scale)},
  };
}
