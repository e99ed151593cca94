import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {glossary} from '@site/src/platform/glossary';
import styles from './styles.module.css';

/** All terms of the platform as one definition list; each term has an anchor, `#term-<id>`. */
export default function Glossary(): ReactNode {
  // Docusaurus does not see the ids that a component renders.
  const {collectAnchor} = useBrokenLinks();
  glossary.forEach(({id}) => collectAnchor(`term-${id}`));
  return (
    <dl className={styles.list}>
      {glossary.map(({id, term, definition, more}) => (
        <div key={id} className={styles.entry}>
          <dt id={`term-${id}`} className={styles.term}>
            {term}
          </dt>
          <dd className={styles.definition}>
            {definition}
            {more && (
              <>
                {' '}
                <Link to={more.to}>{more.label}</Link>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
