import type {Location, Oas3Rule} from '@redocly/openapi-core';
import {nearestName} from '../../settings/nearest-name';
import {anyKey, fieldsOf, table, type Use} from './fields';

export const unknownField =
  'correct the spelling, or remove it; src/api-reference/description/fields.ts has all fields.';

/** Every field of every object is in the table, and not refused there. */
export const knownFields: Oas3Rule = () => {
  const check = (
    node: object,
    fields: Readonly<Record<string, Use>>,
    report: (problem: {message: string; suggest: string[]; location: ReturnType<Location['key']>}) => void,
    location: Location,
  ) => {
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
    ref({$ref: _, ...beside}, {type: {name}, report, rawLocation}) {
      const known = fieldsOf(name) ?? {};
      const both = Object.entries(table.Reference).filter(([field]) => field in known);
      check(
        beside,
        ['Schema', 'PathItem'].includes(name) ? known : Object.fromEntries(both),
        report,
        rawLocation,
      );
    },
    any(node: unknown, {type, report, location}) {
      const fields = fieldsOf(type.name);
      if (fields && typeof node === 'object' && node !== null && !Array.isArray(node))
        check(node, fields, report, location);
    },
  };
};
