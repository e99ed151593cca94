import React, {type ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {splitNavbarItems, useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarMobileSidebarToggle from '@theme/Navbar/MobileSidebar/Toggle';
import NavbarItem, {type Props} from '@theme/NavbarItem';
import SearchBar from '@theme/SearchBar';

const show = (item: Props, index: number) => <NavbarItem key={index} {...item} />;

/** Brand and places, search in the middle, then one quiet group. The stock bar knows a left and a right half. */
export default function NavbarContent(): ReactNode {
  const {disabled} = useNavbarMobileSidebar();
  const items = useThemeConfig().navbar.items as Props[];
  const [places, group] = splitNavbarItems(items.filter(({type}) => type !== 'search'));
  return (
    <div className="navbar__inner">
      <div className="navbar__items">
        {!disabled && <NavbarMobileSidebarToggle />}
        <NavbarLogo />
        {places.map(show)}
      </div>
      <div className="navbar__search">
        <SearchBar />
      </div>
      <div className="navbar__items navbar__items--right">
        {group.map(show)}
        <NavbarColorModeToggle className="navbar__mode" />
      </div>
    </div>
  );
}
