import React, {type ReactNode} from 'react';
import {release} from '@site/src/platform/release';
import styles from './styles.module.css';

/** Says which release of the package a reference page describes. */
export default function Release(): ReactNode {
  return (
    <p className={styles.release}>
      Describes release {release.sdk} of the <code>agenta</code> package, for Python {release.python}.
    </p>
  );
}
