import React, {type MouseEvent, type ReactNode, useState} from 'react';

/** Copies the text; where the clipboard is denied, selects it so that the reader's own keys can. */
async function copyOrSelect(code: HTMLElement): Promise<string> {
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
    return 'Copied';
  } catch {
    window.getSelection()?.selectAllChildren(code);
    return 'Selected';
  }
}

/** Copies the `<code>` that stands beside it in the same block. */
export default function CopyButton(): ReactNode {
  const [said, setSaid] = useState('');
  const onClick = async (event: MouseEvent<HTMLButtonElement>) => {
    const code = event.currentTarget.parentElement?.querySelector('code');
    if (!code) return;
    setSaid(await copyOrSelect(code));
    setTimeout(() => setSaid(''), 2000);
  };
  return (
    <button type="button" className="copy-button" aria-label="Copy code" onClick={onClick}>
      <span aria-live="polite">{said || 'Copy'}</span>
    </button>
  );
}
