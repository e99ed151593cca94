import React, {type ReactNode} from 'react';
import type {Verdict} from './rules/types';
import styles from './styles.module.css';

function headline(verdict: Verdict): {text: string; tone: string | undefined} {
  switch (verdict.type) {
    case 'bool':
      return verdict.value ? {text: 'true', tone: styles.good} : {text: 'false', tone: styles.bad};
    case 'number':
      return {text: String(Number(verdict.value.toFixed(4))), tone: styles.good};
    case 'error':
      return {text: `error: ${verdict.message}`, tone: styles.bad};
    case 'undecided':
      return {text: 'not decided here', tone: styles.unknown};
  }
}

/** The result and its reason, in a live region, so that screen readers announce each new verdict. */
export default function VerdictView({verdict}: {verdict: Verdict}): ReactNode {
  const {text, tone} = headline(verdict);
  return (
    <div className={styles.verdict} aria-live="polite" aria-atomic="true">
      <span className={styles.label}>Result</span>{' '}
      <strong className={tone} data-verdict={verdict.type}>
        {text}
      </strong>{' '}
      <span>{verdict.reason}</span>
    </div>
  );
}
