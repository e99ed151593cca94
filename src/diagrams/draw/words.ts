import {nearestName} from '../../settings/nearest-name';
import type {Box, Diagram, Edge, Entry, Mark, Side} from '../data/types';

/** The fields of an object of the data, each with the words that it may hold, or true for any value. */
type Fields<Data> = {readonly [Field in keyof Required<Data>]: true | readonly Data[Field][]};

const diagramFields: Fields<Diagram> = {
  name: true,
  title: true,
  boxes: true,
  narrow: true,
  wide: true,
  wideWidth: true,
  edges: true,
  legend: true,
};
const boxFields: Fields<Box> = {
  title: true,
  text: true,
  tone: ['plain', 'accent', 'run', 'quiet', 'caution', 'field', 'button', 'primary', 'bare'],
  align: ['left', 'center'],
  shape: ['store', 'cell'],
  mark: true,
  w: true,
  h: true,
};
const markFields: Fields<Mark> = {
  kind: ['slider', 'switch', 'caret', 'check', 'bar', 'rule'],
  value: true,
  end: true,
};
const edgeFields: Fields<Edge> = {
  from: true,
  to: true,
  label: true,
  labelSide: ['left', 'below'],
  arrow: ['both'],
  dashed: true,
  tone: ['accent'],
  wide: true,
};
const entryFields: Fields<Entry> = {at: true, text: true};
const sides: readonly Side[] = ['top', 'right', 'bottom', 'left'];

const unknown = (what: string, word: string, known: readonly string[]): string =>
  `${what} "${word}" is unknown; the nearest is "${nearestName(word, known)}"`;

function* wordsOf<Data extends object>(data: Data, fields: Fields<Data>): Generator<string> {
  for (const [field, value] of Object.entries(data)) {
    const known = (fields as Record<string, true | readonly unknown[]>)[field];
    if (!known) yield unknown('the field', field, Object.keys(fields));
    else if (known !== true && value !== undefined && !known.includes(value))
      yield unknown(`the ${field}`, String(value), known.map(String));
  }
}

function* endsOf(...ends: unknown[]): Generator<string> {
  for (const end of ends)
    if (Array.isArray(end) && !sides.includes(end[1] as Side))
      yield unknown('the side', String(end[1]), sides);
}

/** Words of the data that the types do not have: nothing checks types before diagrams are drawn. */
export function* unknownWords(diagram: Diagram): Generator<string> {
  yield* wordsOf(diagram, diagramFields);
  if (!diagram.title.trim()) yield 'the "title" is empty';
  for (const box of Object.values(diagram.boxes)) {
    yield* wordsOf(box, boxFields);
    if (box.mark) yield* wordsOf(box.mark, markFields);
  }
  for (const edge of diagram.edges ?? []) {
    yield* wordsOf(edge, edgeFields);
    if (edge.wide) yield* wordsOf(edge.wide, edgeFields as Fields<typeof edge.wide>);
    yield* endsOf(edge.from, edge.to, edge.wide?.from, edge.wide?.to);
  }
  for (const entry of diagram.legend ?? []) {
    yield* wordsOf(entry, entryFields);
    yield* endsOf(entry.at);
  }
}
