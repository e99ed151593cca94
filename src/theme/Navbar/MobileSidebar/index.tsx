import React, {type ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {
  splitNavbarItems,
  useLockBodyScroll,
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
} from '@docusaurus/theme-common/internal';
import Header from '@theme/Navbar/MobileSidebar/Header';
import NavbarItem, {type Props} from '@theme/NavbarItem';
import {useMenuIntent} from '@site/src/components/useMenuIntent';

/**
 * The mobile menu as one list: the sections, the pages of the current section, and the remaining links.
 * Rendered once a reader touches or focuses its button. The theme renders it invisibly on every page, which
 * blocks a slow phone for 0.2 s, and puts the sections behind "Back to main menu".
 */
export default function MobileSidebar(): ReactNode {
  const isWanted = useMenuIntent();
  const {shown, shouldRender, toggle} = useNavbarMobileSidebar();
  const {content} = useNavbarSecondaryMenu();
  const items = useThemeConfig().navbar.items as Props[];
  const [sections, rest] = splitNavbarItems(items);
  useLockBodyScroll(shown);
  if (!isWanted || !shouldRender) return null;
  const renderItem = (item: Props, index: number) => (
    // A section with a sidebar shows its pages and leaves the menu open.
    <NavbarItem key={index} {...item} mobile onClick={item.type === 'docSidebar' ? undefined : toggle} />
  );
  return (
    <div className="theme-layout-navbar-sidebar navbar-sidebar">
      <Header />
      <div className="navbar-sidebar__items">
        <div className="navbar-sidebar__item menu">
          <ul className="menu__list menu__places">{sections.map(renderItem)}</ul>
          {content}
          <ul className="menu__list menu__rest">{rest.map(renderItem)}</ul>
        </div>
      </div>
    </div>
  );
}
