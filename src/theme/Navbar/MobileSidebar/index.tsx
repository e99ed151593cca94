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

/** One list: the places, the pages of the place the reader is in, the rest. */
function Menu(): ReactNode {
  const {shown, shouldRender, toggle} = useNavbarMobileSidebar();
  const {content} = useNavbarSecondaryMenu();
  const items = useThemeConfig().navbar.items as Props[];
  const [places, rest] = splitNavbarItems(items);
  useLockBodyScroll(shown);
  if (!shouldRender) return null;
  const show = (item: Props, index: number) => (
    // A place with pages of its own shows them and leaves the menu open.
    <NavbarItem
      key={index}
      {...item}
      mobile
      onClick={item.type === 'docSidebar' ? undefined : toggle}
    />
  );
  return (
    <div className="theme-layout-navbar-sidebar navbar-sidebar">
      <Header />
      <div className="navbar-sidebar__items">
        <div className="navbar-sidebar__item menu">
          <ul className="menu__list menu__places">{places.map(show)}</ul>
          {content}
          <ul className="menu__list menu__rest">{rest.map(show)}</ul>
        </div>
      </div>
    </div>
  );
}

/**
 * The menu of a phone, made when a finger or the keyboard reaches its button. The theme makes it unseen on every page, which keeps a
 * slow phone from answering for a fifth of a second, and puts the places behind a "Back to main menu".
 */
export default function MobileSidebar(): ReactNode {
  return useMenuIntent() ? <Menu /> : null;
}
