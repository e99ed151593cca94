import React, {type ComponentType, type ReactNode, useLayoutEffect, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {translate} from '@docusaurus/Translate';
import type {EditorProps} from './Editor';
import {marksIn, nameOf, showValues} from './values';

const load = () => import('./Editor');
const preload = () => void load().catch(() => undefined);

interface Opened {
  Editor: ComponentType<EditorProps>;
  names: string[];
  first: string;
}

/**
 * A button that opens the editor for the placeholders of the surrounding code block, or of its parent element. A
 * mark in the code opens it as well, for pointers: only the button can be reached with the keyboard, since a page
 * may have hundreds of marks.
 */
export default function FillIn({label}: {label?: string}): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<Opened>();
  const [hasFailed, setFailed] = useState(false);

  const frame = () => button.current?.closest<HTMLElement>('.codeblock') ?? button.current?.parentElement;
  const open = (mark?: HTMLElement) => {
    const marks = marksIn(frame() ?? document);
    const first = mark ?? marks.find((one) => !('filled' in one.dataset)) ?? marks[0];
    if (!first) return;
    const names = [...new Set(marks.map(nameOf))];
    load().then(
      ({default: Editor}) => setOpened({Editor, names, first: nameOf(first)}),
      () => setFailed(true),
    );
  };

  // The code is HTML that React does not know, so that it is neither hydrated nor compared.
  useLayoutEffect(() => {
    const element = frame();
    if (!element) return undefined;
    showValues(element);
    const onClick = ({target}: MouseEvent) => {
      const mark = (target as Element).closest<HTMLElement>('code var');
      if (mark && window.getSelection()?.isCollapsed) open(mark);
    };
    element.addEventListener('click', onClick);
    return () => element.removeEventListener('click', onClick);
  });

  const failure = translate({id: 'site.values.failed', message: 'Not loaded'});
  return (
    <>
      <button
        ref={button}
        type="button"
        className="fill-button"
        aria-haspopup="dialog"
        onClick={() => open()}
        onFocus={preload}
        onPointerEnter={preload}
      >
        {hasFailed ? failure : (label ?? translate({id: 'site.values.fill', message: 'Fill in'}))}
      </button>
      {opened &&
        createPortal(<opened.Editor {...opened} onClose={() => setOpened(undefined)} />, document.body)}
    </>
  );
}
