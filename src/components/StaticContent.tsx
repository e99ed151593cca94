import React, {type HTMLAttributes, type ReactNode, useLayoutEffect, useRef, useState} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** The same object in each render: React would empty the element when it gets another. */
const untouched = {__html: ''};

interface Props extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'dl' | 'ul';
  readonly children: ReactNode;
}

/**
 * An element whose content has neither state nor handlers. When the site starts, React leaves what the server
 * rendered as it is, which on a slow phone saves a third of a long page's hydration; useStaticLinks.ts follows its
 * links. After a step within the site the content is rendered like any other.
 */
export default function StaticContent({as: Tag = 'div', children, ...props}: Props): ReactNode {
  const element = useRef(null);
  const isHydrated = useIsBrowser();
  const [isRendered, setRendered] = useState(isHydrated || typeof window === 'undefined');
  useLayoutEffect(() => {
    // No server rendered it: the development server, or React has discarded a page that it could not hydrate.
    if (!(element.current as HTMLElement | null)?.hasChildNodes()) setRendered(true);
  }, []);
  if (!isRendered)
    return <Tag {...props} ref={element} suppressHydrationWarning dangerouslySetInnerHTML={untouched} />;
  return (
    <Tag {...props} ref={element}>
      {children}
    </Tag>
  );
}
