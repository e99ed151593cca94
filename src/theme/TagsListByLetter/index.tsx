import React, {type ReactNode} from 'react';
import type {Props} from '@theme/TagsListByLetter';
import Tag from '@theme/Tag';

/** All tags in one list: there are too few for a heading per letter. */
export default function TagList({tags}: Props): ReactNode {
  const byLabel = [...tags].sort((a, b) => a.label.localeCompare(b.label, 'en'));
  return (
    <ul className="tag-list">
      {byLabel.map((tag) => (
        <li key={tag.permalink}>
          <Tag {...tag} />
        </li>
      ))}
    </ul>
  );
}
