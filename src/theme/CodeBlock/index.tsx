import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import CopyButton from '@site/src/components/CopyButton';

interface Props {
  /** Name behind the fence; shown to assistive technology and by the title bar. */
  language?: string;
  /** File name or caption. */
  title?: string;
  /** Highlighted code, made at build time from our own Markdown by src/markdown/highlight.ts. */
  html?: string;
  /** Plain code, where a component rather than a fence shows it. */
  children?: ReactNode;
  className?: string;
}

export default function CodeBlock({language, title, html, children, className}: Props): ReactNode {
  const code =
    html === undefined ? (
      <code>{children}</code>
    ) : (
      <code dangerouslySetInnerHTML={{__html: html}} />
    );
  return (
    <div className={clsx('codeblock', className)} data-language={language}>
      {title && <div className="codeblock__title">{title}</div>}
      {/* A block may scroll sideways, so the keyboard must be able to reach it. */}
      <pre tabIndex={0} aria-label={title ?? `${language ?? 'text'} code`} role="group">
        {code}
      </pre>
      <CopyButton />
    </div>
  );
}
