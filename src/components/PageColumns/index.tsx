import React, {type ReactNode, useEffect, useRef} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {icon} from '../icon';

interface Props {
  readonly children: ReactNode;
  /** The table of contents. */
  readonly contents?: ReactNode;
  /** The text takes the width of the contents, too, which a button opens on every screen. */
  readonly isWide?: boolean;
}

const contentsId = 'page-contents';
const ListIcon = icon(<path d="M4 6h16M4 12h10M4 18h13" />);

/** Opens the table of contents, where there is no room for it beside the text. */
export const ContentsButton = ({className}: {readonly className: string}): ReactNode => (
  <button type="button" className={className} popoverTarget={contentsId} data-markdown-ignore="">
    <ListIcon />
    <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
  </button>
);

/**
 * A page's text and its contents, which are beside the text. On a narrower screen a button in the page's bar
 * opens them, on a phone one in a bar at the bottom, which appears when the reader scrolls. All use the same
 * list, a popover that opens without JavaScript.
 */
export default function PageColumns({children, contents, isWide}: Props): ReactNode {
  const popover = useRef<HTMLDivElement>(null);
  const location = useLocation();
  // On a narrow screen, the contents cover the page, so following one of their links closes them.
  useEffect(() => popover.current?.hidePopover?.(), [location]);
  return (
    <div className={clsx('page', isWide ? 'page--wide' : !contents && 'page--alone')}>
      <div className="page__text">
        {children}
        {contents && (
          <div className="contents-bar">
            <ContentsButton className="contents-bar__button" />
          </div>
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
