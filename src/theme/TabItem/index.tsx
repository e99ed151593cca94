import React, {type ReactNode, useContext} from 'react';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import {IsHidden, panelId, TabsId, tabId} from '../Tabs/ids';

/**
 * A panel labelled by its tab. All panels are rendered, so that every tab's `aria-controls` has a target. The
 * label is shown where all panels are visible: in print and without JavaScript (src/css/print.css).
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
      <IsHidden.Provider value={value !== selectedValue}>{children}</IsHidden.Provider>
    </div>
  );
}
