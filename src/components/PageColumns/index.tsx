import React, {type ReactNode, useEffect, useRef} from 'react';
import {useLocation} from '@docusaurus/router';
import {icon} from '../icon';

interface Props {
  readonly children: ReactNode;
  /** The list of the page's sections. */
  readonly contents?: ReactNode;
}

const contentsId = 'page-contents';
const ListIcon = icon(<path d="M4 6h16M4 12h10M4 18h13" />);

/**
 * The text of a page, and its contents, which stand beside it or, on a narrow screen, open from a bar at the lower edge. One list serves
 * both, and the browser opens it without a script.
 */
export default function PageColumns({children, contents}: Props): ReactNode {
  const layer = useRef<HTMLDivElement>(null);
  const location = useLocation();
  // On a narrow screen the contents lie above the page: a chosen section closes them.
  useEffect(() => layer.current?.hidePopover?.(), [location]);
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
        <div id={contentsId} popover="auto" className="page__contents" ref={layer}>
          {contents}
        </div>
      )}
    </div>
  );
}
