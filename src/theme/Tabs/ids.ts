import {createContext} from 'react';

/** What the ids of one list of tabs begin with. */
export const TabsId = createContext('');

const part = (value: string) => value.replace(/\W+/g, '-');

export const tabId = (tabs: string, value: string): string => `${tabs}tab-${part(value)}`;
export const panelId = (tabs: string, value: string): string => `${tabs}panel-${part(value)}`;
