import React, {type MouseEvent, type ReactNode, useState} from 'react';

/** Copies the text, or selects it for the reader to copy where the clipboard is not allowed. */
async function copyOrSelect(code: HTMLElement): Promise<string> {
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
    return 'Copied';
  } catch {
    window.getSelection()?.selectAllChildren(code);
    return 'Selected';
  }
}

/** Copies the `<code>` next to it. */
export default function CopyButton(): ReactNode {
  const [status, setStatus] = useState('');
  const onClick = async (event: MouseEvent<HTMLButtonElement>) => {
    const code = event.currentTarget.parentElement?.querySelector('code');
    if (!code) return;
    setStatus(await copyOrSelect(code));
    setTimeout(() => setStatus(''), 2000);
  };
  return (
    <button type="button" className="copy-button" aria-label="Copy code" onClick={onClick}>
      <span aria-live="polite">{status || 'Copy'}</span>
    </button>
  );
}
