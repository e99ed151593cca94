import React, {type ReactNode, useEffect, useRef} from 'react';
import {useLocation} from '@docusaurus/router';
import {icon} from '../icon';

interface Props {
  readonly children: ReactNode;
  /** The table of contents. */
  readonly contents?: ReactNode;
}

const contentsId = 'page-contents';
const ListIcon = icon(<path d="M4 6h16M4 12h10M4 18h13" />);

/**
 * A page's text and its contents, which are beside the text or, on a narrow screen, open from a bar at the bottom. Both use the same list,
 * a popover that opens without JavaScript.
 */
export default function PageColumns({children, contents}: Props): ReactNode {
  const popover = useRef<HTMLDivElement>(null);
  const location = useLocation();
  // On a narrow screen, the contents cover the page, so following one of their links closes them.
  useEffect(() => popover.current?.hidePopover?.(), [location]);
  return (
    <div className={contents ? 'page' : 'page page--alone'}>
      <div className="page__text">
        {children}
        {contents && (
          <button type="button" className="contents-button" popoverTarget={contentsId}>
            <ListIcon />
            On this page
          </button>
        )}
      </div>
      {contents && (
        <div id={contentsId} popover="auto" className="page__contents" ref={popover}>
          {contents}
        </div>
      )}
    </div>
  );
}
