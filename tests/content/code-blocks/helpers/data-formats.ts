import {parse as parseToml} from 'smol-toml';
import {parseAllDocuments} from 'yaml';
import type {Defect} from './defect';
import type {Block} from './pages';

/** Syntax errors of a JSON, YAML or TOML block, with their lines on the page. */
export function problemsOfData({file, line, language, code}: Block): Defect[] {
  try {
    if (language === 'json') JSON.parse(code);
    if (language === 'toml') parseToml(code);
    if (language === 'yaml') {
      return parseAllDocuments(code).flatMap((document) =>
        document.errors.map((error) => ({
          file,
          line: line + (error.linePos?.[0].line ?? 1),
          message: `YAML: ${error.message.split('\n')[0] ?? ''}`,
        })),
      );
    }
  } catch (error) {
    const text = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    const position = /position (\d+)/.exec(text)?.[1];
    const row = position === undefined ? 0 : code.slice(0, Number(position)).split('\n').length;
    return [{file, line: line + row, message: `${language.toUpperCase()}: ${text}`}];
  }
  return [];
}
