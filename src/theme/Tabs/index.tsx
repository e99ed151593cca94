import React, {type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import type TabsType from '@theme/Tabs';
import {panelId, TabsId, tabId} from './ids';

type Props = ComponentProps<typeof TabsType> & {
  /** Label of a select menu that replaces the tabs in a narrow column; without it there is no menu. */
  menu?: string;
};

/**
 * Tabs and panels that refer to each other by id; the stock ones do not, so assistive technology must guess
 * which belong together.
 */
export default function Tabs(props: Props): ReactNode {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();
  const context = useTabsContextValue(props);
  const {selectedValue, selectValue, tabValues} = context;

  const select = (element: HTMLElement, value: string) => {
    if (value === selectedValue) return;
    blockElementScrollPositionUntilNextRender(element);
    selectValue(value);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, value: string) => {
    const tabs = [...(list.current?.children ?? [])] as HTMLElement[];
    const at = tabs.indexOf(event.currentTarget);
    const next = {ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1}[event.key];
    const isChoice = event.key === 'Enter' || event.key === ' ';
    if (!isChoice && next === undefined) return;
    // Each of these keys would scroll the page or the row of tabs.
    event.preventDefault();
    if (isChoice) select(event.currentTarget, value);
    else tabs.at((next ?? 0) % tabs.length)?.focus();
  };

  return (
    <div className={clsx(ThemeClassNames.tabs.container, 'tabs-container')}>
      <ul ref={list} role="tablist" aria-orientation="horizontal" className={clsx('tabs', props.className)}>
        {tabValues.map(({value, label}) => (
          <li
            key={value}
            role="tab"
            id={tabId(id, value)}
            aria-controls={panelId(id, value)}
            tabIndex={selectedValue === value ? 0 : -1}
            aria-selected={selectedValue === value}
            onKeyDown={(event) => onKeyDown(event, value)}
            onClick={({currentTarget}) => select(currentTarget, value)}
            className={clsx('tabs__item', selectedValue === value && 'tabs__item--active')}
          >
            {label}
          </li>
        ))}
      </ul>
      {props.menu && (
        <select
          className="tabs-menu"
          aria-label={props.menu}
          value={selectedValue}
          onChange={({currentTarget}) => select(currentTarget, currentTarget.value)}
        >
          {tabValues.map(({value, label}) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
      <TabsProvider value={context}>
        <TabsId.Provider value={id}>
          <div className="margin-top--md">{sanitizeTabsChildren(props.children)}</div>
        </TabsId.Provider>
      </TabsProvider>
    </div>
  );
}
