import React, {type ReactNode, useContext} from 'react';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import {panelId, TabsId, tabId} from '../Tabs/ids';

/** A panel that its tab names; every panel is in the page, so that a tab never points at nothing. */
export default function TabItem({children, className, value}: Props): ReactNode {
  const {selectedValue} = useTabs();
  const id = useContext(TabsId);
  return (
    <div
      role="tabpanel"
      id={panelId(id, value)}
      aria-labelledby={tabId(id, value)}
      className={className}
      hidden={value !== selectedValue}
    >
      {children}
    </div>
  );
}
