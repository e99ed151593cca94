import React, {type MouseEvent, type ReactNode, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import {announce} from '../announce';

/**
 * Copies the text, or selects it where the browser denies access to the clipboard. Returns the status to
 * show.
 */
async function copyOrSelect(code: HTMLElement): Promise<string> {
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
    return translate({id: 'theme.CodeBlock.copied', message: 'Copied'});
  } catch {
    window.getSelection()?.selectAllChildren(code);
    return translate({id: 'site.copy.selected', message: 'Selected'});
  }
}

/** Copies the `<code>` of the surrounding code block or, outside of one, of the parent element. */
export default function CopyButton(): ReactNode {
  const [status, setStatus] = useState('');
  const show = (text: string) => {
    setStatus(text);
    // Screen readers do not announce that the text of a button has changed.
    announce(text);
  };
  const onClick = async ({currentTarget: button}: MouseEvent<HTMLButtonElement>) => {
    const code = (button.closest('.codeblock') ?? button.parentElement)?.querySelector('code');
    if (!code) return;
    show(await copyOrSelect(code));
    setTimeout(() => show(''), 2000);
  };
  return (
    <button
      type="button"
      className="copy-button"
      aria-label={translate({id: 'site.copy.label', message: 'Copy code'})}
      onClick={onClick}
    >
      {status}
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 9h11v11H9zM5 15H4V4h11v1" />
      </svg>
    </button>
  );
}
