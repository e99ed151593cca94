import React, {type ReactNode, useEffect, useRef, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePage} from '@site/src/components/usePage';
import {twinPath} from '@site/src/settings/addresses';
import styles from './styles.module.css';
import {useIssueLink} from './useIssueLink';

const events = ['keydown', 'pointerdown', 'focusin'] as const;

/**
 * Copies a file's text. Safari requires that the click handler itself passes the promise to the clipboard.
 */
async function copyFile(url: string): Promise<void> {
  const text = fetch(url).then((response) => {
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return response.text();
  });
  const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
  await (typeof ClipboardItem === 'undefined'
    ? navigator.clipboard.writeText(await text)
    : navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]));
}

/** Only links: the site itself requests nothing of them. */
const assistants = [
  {name: 'Claude', href: 'https://claude.ai/new?q='},
  {name: 'ChatGPT', href: 'https://chatgpt.com/?q='},
];

const copied = translate({message: 'Copied.'});
const refused = translate({
  message: 'Your browser refused. View the text and copy it there.',
});

/**
 * Copies the page as Markdown. Its menu has what else one does with a page; the footer links to that Markdown and
 * to the issue form without JavaScript.
 */
export default function PageMenu(): ReactNode {
  const address = usePage();
  const twin = useBaseUrl(twinPath(address ?? '/'));
  const {url} = useDocusaurusContext().siteConfig;
  const page = url + useBaseUrl(address ?? '/');
  const issue = useIssueLink(address);
  const menu = useRef<HTMLDetailsElement>(null);
  const view = useRef<HTMLAnchorElement>(null);
  const [outcome, setOutcome] = useState('');
  useEffect(() => {
    // Escape, a press outside the menu, and focus that moves outside it close the menu.
    const onEvent = (event: Event) => {
      const box = menu.current;
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      const isOutside = event.type !== 'keydown' && !box?.contains(event.target as Node);
      if (!box?.open || !(isEscape || isOutside)) return;
      box.open = false;
      setOutcome('');
      if (isEscape) box.querySelector('summary')?.focus();
    };
    const controller = new AbortController();
    for (const type of events) document.addEventListener(type, onEvent, controller);
    return () => controller.abort();
  }, []);
  useEffect(() => {
    if (outcome !== copied) return undefined;
    const timer = setTimeout(() => setOutcome(''), 2500);
    return () => clearTimeout(timer);
  }, [outcome]);
  if (!address) return null;

  const report = async (copying: Promise<void>) => {
    try {
      await copying;
      setOutcome(copied);
    } catch {
      setOutcome(refused);
      if (menu.current) menu.current.open = true;
      view.current?.focus();
    }
  };
  return (
    <div className={styles.menu} data-markdown-ignore="">
      <button type="button" className={styles.copy} onClick={() => report(copyFile(twin))}>
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d={outcome === copied ? 'm5 13 4 4L19 7' : 'M9 9h11v11H9zM5 15H4V4h11v1'} />
        </svg>
        <span className={styles.label}>
          <Translate>Copy page</Translate>
        </span>
      </button>
      <details ref={menu}>
        <summary aria-label={translate({message: 'More for this page'})}>
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="m6 9 6 6 6-6" />
          </svg>
        </summary>
        <div className={styles.panel}>
          {/* A static file, which the router does not know. */}
          <a ref={view} href={twin}>
            <Translate>View as Markdown</Translate>
          </a>
          <button type="button" onClick={() => report(navigator.clipboard.writeText(page))}>
            <Translate>Copy link</Translate>
          </button>
          {assistants.map(({name, href}) => (
            <Link
              key={name}
              href={href + encodeURIComponent(`Read ${url}${twin}, so that I can ask about it.`)}
            >
              <Translate values={{name}}>{'Open in {name}'}</Translate>
            </Link>
          ))}
          <button type="button" onClick={() => window.print()}>
            <Translate>Print</Translate>
          </button>
          <Link href={issue}>
            <Translate>Open an issue about this page</Translate>
          </Link>
        </div>
      </details>
      <p role="status" className={styles.status}>
        {outcome}
      </p>
    </div>
  );
}
