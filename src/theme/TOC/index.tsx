import React, {type ComponentProps, type ReactNode, useEffect, useRef} from 'react';
import {translate} from '@docusaurus/Translate';
import TOC from '@theme-original/TOC';

/** The heading of the section that holds a heading of any level. */
function sectionOf(heading: Element | null): Element | null {
  let section = heading;
  while (section && section.tagName !== 'H2') section = section.previousElementSibling;
  return section;
}

/** The table of contents as a landmark with a heading; the stock list has neither. */
export default function LandmarkTOC(props: ComponentProps<typeof TOC>): ReactNode {
  const title = translate({id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page'});
  const contents = useRef<HTMLElement>(null);
  // The line beside the text fills the station of the section that is active here (src/css/rail.css). The theme
  // says so only by a class of a link.
  useEffect(() => {
    let marked: Element | null = null;
    const mark = (section: Element | null) => {
      if (section === marked) return;
      marked?.removeAttribute('data-here');
      section?.setAttribute('data-here', '');
      marked = section;
    };
    const observer = new MutationObserver(() => {
      const link = contents.current?.querySelector('.table-of-contents__link--active');
      const id = decodeURIComponent(link?.getAttribute('href') ?? '').slice(1);
      mark(sectionOf(document.getElementById(id)));
    });
    if (contents.current) observer.observe(contents.current, {subtree: true, attributeFilter: ['class']});
    return () => {
      observer.disconnect();
      mark(null);
    };
  }, []);
  return (
    <nav aria-label={title} className="contents" ref={contents}>
      <p className="contents__title" aria-hidden="true">
        {title}
      </p>
      <TOC {...props} />
    </nav>
  );
}
