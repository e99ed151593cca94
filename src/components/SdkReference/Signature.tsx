import React, {type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Rich, Source} from '@site/src/components/Reference';
import styles from '@site/src/components/Reference/styles.module.css';
import type {Callable, Parameter} from '@site/src/platform/sdk';
import type {Lines} from '@site/src/platform/sources';
import {callableAnchor} from './anchors';

const argument = ({name, type, default: value}: Parameter): ReactNode => (
  <>
    {name}: <span className={styles.type}>{type}</span>
    {value !== undefined && <span className={styles.value}> = {value}</span>}
  </>
);

/** The parameter list, with Python's `/` and `*` for positional-only and keyword-only parameters. */
function parameterList({parameters, anyKeyword, extraKeywordsIgnored}: Callable): ReactNode[] {
  const list = (wanted?: Parameter['passing']): ReactNode[] =>
    parameters.filter(({passing}) => passing === wanted).map(argument);
  const [positional, keyword] = [list('positional-only'), list('keyword-only')];
  return [
    ...(positional.length > 0 ? [...positional, '/'] : []),
    ...list(),
    ...(keyword.length > 0 ? ['*', ...keyword] : []),
    ...(anyKeyword || extraKeywordsIgnored ? ['**kwargs'] : []),
  ];
}

/** The signature of a callable of the SDK. */
export default function Signature({one, lines}: {readonly one: Callable; readonly lines: Lines}): ReactNode {
  const anchor = callableAnchor(one.name);
  useBrokenLinks().collectAnchor(anchor);
  const list = parameterList(one);
  return (
    <div id={anchor}>
      <p>
        <Rich text={one.summary} /> <Source lines={lines} name={one.name} />
      </p>
      {/* A wide signature scrolls, so the keyboard must reach it. */}
      <pre className={styles.signature} tabIndex={0}>
        <code>
          {one.kind === 'decorator' ? '@' : ''}
          <span className={styles.name}>{one.name}</span>({list.length > 0 && '\n'}
          {list.map((piece, index) => (
            <React.Fragment key={index}>
              {'    '}
              {piece}
              {',\n'}
            </React.Fragment>
          ))}
          )
        </code>
      </pre>
      {one.neverWorks && (
        <p className={styles.warning}>
          <strong>Never works in this release.</strong> <Rich text={one.neverWorks} />
        </p>
      )}
    </div>
  );
}
