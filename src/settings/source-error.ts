import {inspect} from 'node:util';

/** An error in a file that people write. Its stack is shown with `--verbose` (scripts/docusaurus.mjs). */
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
