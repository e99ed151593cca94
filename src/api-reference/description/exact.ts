import {BaseResolver, type Document, type Source} from '@redocly/openapi-core';
import {parse} from 'yaml';

/** An integer as a number, or as a bigint if a number would change its digits. */
const exactInteger = {
  tag: 'tag:yaml.org,2002:int',
  default: true,
  test: /^[-+]?[0-9]{16,}$/,
  resolve(text: string): number | bigint {
    const number = Number(text);
    return Number.isSafeInteger(number) ? number : BigInt(text.replace('+', ''));
  },
} as const;

/** Parses YAML or JSON, and keeps every digit of integers. */
export const parseExact = (text: string): unknown =>
  parse(text, {merge: true, customTags: (tags) => [exactInteger, ...tags]});

/** Reads the files of a description. Those with long integers are parsed exactly, which takes longer. */
export class ExactResolver extends BaseResolver {
  override parseDocument(source: Source, isRoot?: boolean): Document {
    const document = super.parseDocument(source, isRoot);
    return /\d{16}/.test(source.body) ? {...document, parsed: parseExact(source.body)} : document;
  }
}
