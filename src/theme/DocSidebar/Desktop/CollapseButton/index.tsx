import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import IconArrow from '@theme/Icon/Arrow';
import type {Props} from '@theme/DocSidebar/Desktop/CollapseButton';

/** A plain button: the stock one is the only user of Infima's, whose styles are on every page. */
export default function CollapseButton({onClick}: Props): ReactNode {
  const label = translate({id: 'theme.docs.sidebar.collapseButtonTitle', message: 'Collapse sidebar'});
  return (
    <button
      type="button"
      className="clean-btn sidebar-collapse"
      title={label}
      aria-label={label}
      onClick={onClick}
    >
      <IconArrow />
    </button>
  );
}
