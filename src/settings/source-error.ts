import {inspect} from 'node:util';

/**
 * An error in a file that people write. The message says `file:line`, what is wrong and "Fix: …"; a stack
 * would only hide it, so it is shown with `--verbose` alone (scripts/docusaurus.mjs).
 */
export class SourceError extends Error {
  override name = 'SourceError';

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    if (!process.env.VERBOSE) this.stack = message;
  }

  [inspect.custom](): string {
    return this.stack ?? this.message;
  }
}
