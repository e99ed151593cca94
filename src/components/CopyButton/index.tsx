import React, {type MouseEvent, type ReactNode, useState} from 'react';
import {translate} from '@docusaurus/Translate';

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
  // Undefined until a reader is about to use the button; a live region must be there before its text changes.
  const [status, setStatus] = useState<string>();
  const prepare = () => setStatus((current = '') => current);
  const onClick = async ({currentTarget: button}: MouseEvent<HTMLButtonElement>) => {
    const code = (button.closest('.codeblock') ?? button.parentElement)?.querySelector('code');
    if (!code) return;
    setStatus(await copyOrSelect(code));
    setTimeout(() => setStatus(''), 2000);
  };
  return (
    <>
      <button
        type="button"
        className="copy-button"
        aria-label={translate({id: 'site.copy.label', message: 'Copy code'})}
        onClick={onClick}
        onFocus={prepare}
        onPointerEnter={prepare}
      >
        {status}
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 9h11v11H9zM5 15H4V4h11v1" />
        </svg>
      </button>
      {/* Screen readers do not announce that the text of a button has changed. */}
      {status !== undefined && (
        <span className="sr-only" role="status">
          {status}
        </span>
      )}
    </>
  );
}
