import React, {type ReactNode, useContext} from 'react';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import {panelId, TabsId, tabId} from '../Tabs/ids';

/**
 * A panel that its tab names; every panel is in the page, so that a tab never points at nothing. The label is shown where all panels are
 * visible: in print and without JavaScript (src/css/content.css).
 */
export default function TabItem({children, label, value}: Props): ReactNode {
  const {selectedValue} = useTabs();
  const id = useContext(TabsId);
  return (
    <div
      role="tabpanel"
      id={panelId(id, value)}
      aria-labelledby={tabId(id, value)}
      hidden={value !== selectedValue}
    >
      <span className="tab-label">{label}</span>
      {children}
    </div>
  );
}
