import React, {type ReactNode, useContext, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import clsx from 'clsx';
import {animateHeight} from '@site/src/components/animate-height';
import CopyButton from '@site/src/components/CopyButton';
import FillIn from '@site/src/components/YourValues';
import {IsHidden} from '../Tabs/ids';
import useWrap from './useWrap';

interface Props {
  /** Language of the fence; shown in the block's header and read by assistive technology. */
  language?: string;
  /** File name or caption; shown instead of the language. */
  title?: string;
  /** Highlighted code, generated at build time from our own Markdown by src/markdown/highlight.ts. */
  html?: string;
  /** Plain code, where a component rather than a fence renders the block. */
  children?: ReactNode;
  className?: string;
}

/**
 * Blocks with more lines are truncated (src/css/code.css): on any page, and in the narrow column of samples
 * on an API page.
 */
const [maxLines, maxSampleLines] = [40, 24];
/** Characters that fit into a line: on a phone, and on a wide screen beside the sidebar. */
const [phoneWidth, desktopWidth] = [36, 84];

/** Number of lines, and of characters in the longest; the characters of an HTML entity all count. */
function measure(html: string): {lines: number; width: number} {
  const lines = html.replace(/<[^>]+>/g, '').split('\n');
  return {lines: lines.length, width: Math.max(...lines.map((line) => line.length))};
}

export default function CodeBlock({language, title, html, children, className}: Props): ReactNode {
  const [wraps, toggleWrap] = useWrap();
  const [isOpen, setOpen] = useState(false);
  const {lines, width} = measure(html ?? String(children));
  const isTall = lines > maxSampleLines;
  const pre = useRef<HTMLPreElement>(null);
  const toggle = () => {
    const height = () => pre.current?.offsetHeight ?? 0;
    const from = height();
    flushSync(() => setOpen(!isOpen));
    if (pre.current) animateHeight(pre.current, from, height());
  };
  // The browser's search scrolls a truncated block to what it finds in the hidden part.
  const showFound = () => {
    if (isTall && !isOpen && pre.current?.scrollTop) setOpen(true);
  };
  // In a panel that is not shown, code has its colours only once a reader selects it: they are most elements of an API page.
  const shown = useContext(IsHidden) ? html?.replace(/<\/?span[^>]*>/g, '') : html;
  const code =
    shown === undefined ? <code>{children}</code> : <code dangerouslySetInnerHTML={{__html: shown}} />;
  return (
    <div
      className={clsx(
        'codeblock',
        title === 'Output' && 'codeblock--output',
        wraps && 'codeblock--wraps',
        isTall && !isOpen && 'codeblock--tall',
        lines > maxLines && !isOpen && 'codeblock--cut',
        className,
      )}
      data-language={language}
    >
      <div className="codeblock__head" data-language={title ? undefined : language}>
        {title && <span className="codeblock__title">{title}</span>}
        {html?.includes('<var') && <FillIn />}
        {width > phoneWidth && (
          <button
            type="button"
            className={clsx('wrap-button', width <= desktopWidth && 'wrap-button--phone')}
            aria-pressed={wraps}
            onClick={toggleWrap}
          >
            Wrap
          </button>
        )}
        <CopyButton />
      </div>
      {/* A block may scroll sideways, so the keyboard must be able to reach it. */}
      <pre
        ref={pre}
        onScroll={showFound}
        tabIndex={0}
        aria-label={title ?? `${language ?? 'text'} code`}
        role="group"
      >
        {code}
      </pre>
      {isTall && (
        <button
          type="button"
          className={clsx('codeblock__more', lines <= maxLines && 'codeblock__more--beside')}
          aria-expanded={isOpen}
          onClick={toggle}
        >
          {isOpen ? 'Show less' : `Show all ${lines} lines`}
        </button>
      )}
    </div>
  );
}
