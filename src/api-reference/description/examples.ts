import type {Json, Media} from './types';

/** An example, with what the description says of it. */
export interface GivenExample {
  value: Json;
  /** Its key, if it has one. */
  name?: string;
  summary?: string;
  description?: string;
}

/** The examples of a body, a parameter or a header. */
export function examplesOf({example, examples = {}}: Pick<Media, 'example' | 'examples'>): GivenExample[] {
  const named = Object.entries(examples).map(([name, one]) => ({...one, name}));
  return [{value: example}, ...named].filter((one): one is GivenExample => one.value !== undefined);
}
