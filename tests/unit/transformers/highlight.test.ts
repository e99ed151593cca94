import {expect, it} from 'vitest';
import {highlight, languageNames} from '../../../src/markdown/highlight';

it('highlighting escapes the text and does not change it, in every language of the site', () => {
  const code = 'a < b && c > "d" # é\n$x = {"k": [1, true]}\n';
  for (const name of languageNames) {
    const text = highlight(code, name)
      .replace(/<\/?span[^>]*>/g, '')
      .replace(/&lt;/g, '<')
      .replace(/&amp;/g, '&');
    expect(text, name).toBe(code);
  }
});
