import {isPlainObject, type Location, type Oas3Rule} from '@redocly/openapi-core';
import {nearestName} from '../../settings/nearest-name';
import {anyKey, fieldsOf, table} from './fields';

type Fields = NonNullable<ReturnType<typeof fieldsOf>>;
type Report = (problem: {message: string; suggest: string[]; location: ReturnType<Location['key']>}) => void;

export const unknownField =
  'correct the spelling, or remove it; src/api-reference/description/fields.ts has all fields.';

/** Every field of every object is in the table, and not refused there. */
export const knownFields: Oas3Rule = () => {
  const check = (node: object, fields: Fields, location: Location, report: Report) => {
    for (const field of Object.keys(node)) {
      const use = fields[field] ?? (field.startsWith('x-') ? undefined : fields[anyKey]);
      if (typeof use === 'string') continue;
      const nearest = nearestName(field, Object.keys(fields));
      const [message, fix] = use
        ? [`the pages do not show the field "${field}".`, use.refused]
        : [`the field "${field}" is unknown; the nearest is "${nearest}".`, unknownField];
      report({message, suggest: [fix], location: location.child([field]).key()});
    }
  };
  return {
    /** Beside `$ref`, only schemas and path items have fields of their own. */
    ref({$ref: _, ...beside}, {type: {name}, report, rawLocation}) {
      const known = fieldsOf(name) ?? {};
      const both = Object.entries(table.Reference).filter(([field]) => field in known);
      const hasOwn = name === 'Schema' || name === 'PathItem';
      check(beside, hasOwn ? known : Object.fromEntries(both), rawLocation, report);
    },
    any(node: object, {type, report, location}) {
      const fields = fieldsOf(type.name);
      if (fields && isPlainObject(node)) check(node, fields, location, report);
    },
  };
};
