/** The form without JavaScript: the worked example with its verdict. */
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';
import TryEvaluator from '../../../src/components/TryEvaluator';
import {examples} from '../../../src/components/TryEvaluator/examples';
import {rules, type PureEvaluatorKey} from '../../../src/components/TryEvaluator/rules';

// Docusaurus resolves its own names; before hydration its hook answers no.
vi.mock('@docusaurus/useIsBrowser', () => ({default: () => false}));

const text = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

describe.each(Object.keys(rules) as PureEvaluatorKey[])('%s without JavaScript', (key) => {
  const html = renderToStaticMarkup(<TryEvaluator evaluator={key} />);
  const {output, answer} = examples[key];
  const verdict = rules[key](examples[key]);

  it('shows output, expected answer, verdict and reason', () => {
    const shown = text(html);
    expect(shown).toContain(output);
    if (answer !== undefined) expect(shown).toContain(answer);
    expect(shown).toContain(verdict.reason);
  });

  it('has the verdict of its rule in the example', () => {
    expect(examples[key].verdict).toEqual(verdict);
  });

  it('has one live region, and a button that is disabled until hydration', () => {
    expect(html.match(/aria-live="polite"/g)).toHaveLength(1);
    expect(html).toMatch(/<button[^>]*disabled=""/);
  });
});
