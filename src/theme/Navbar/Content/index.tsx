import React, {type ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {splitNavbarItems} from '@docusaurus/theme-common/internal';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarMobileSidebarToggle from '@theme/Navbar/MobileSidebar/Toggle';
import NavbarItem, {type Props} from '@theme/NavbarItem';
import SearchBar from '@theme/SearchBar';

const renderItem = (item: Props, index: number) => <NavbarItem key={index} {...item} />;

/**
 * Logo and left items, search in the middle, then right items. The stock navbar has only a left and a right
 * side.
 */
export default function NavbarContent(): ReactNode {
  const items = useThemeConfig().navbar.items as Props[];
  const [leftItems, rightItems] = splitNavbarItems(items.filter(({type}) => type !== 'search'));
  return (
    <div className="navbar__inner">
      <div className="navbar__items">
        <NavbarMobileSidebarToggle />
        <NavbarLogo />
        {leftItems.map(renderItem)}
      </div>
      <div className="navbar__search">
        <SearchBar />
      </div>
      <div className="navbar__items navbar__items--right">
        {rightItems.map(renderItem)}
        <NavbarColorModeToggle className="navbar__mode" />
      </div>
    </div>
  );
}
