import React, {type ReactNode} from 'react';
import Tag from '@theme/Tag';
import type {Props} from '@theme/TagsListByLetter';

/** All tags in one list; the stock page gives each letter a block of its own, here mostly for one tag. */
export default function TagsList({tags}: Props): ReactNode {
  const sorted = [...tags].sort((a, b) => a.label.localeCompare(b.label, 'en'));
  return (
    <ul className="tags clean-list">
      {sorted.map((tag) => (
        <li key={tag.permalink}>
          <Tag {...tag} />
        </li>
      ))}
    </ul>
  );
}
