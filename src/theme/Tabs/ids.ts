import {createContext} from 'react';

/** Prefix of the ids of one set of tabs. */
export const TabsId = createContext('');

/** Whether the panel around a component is hidden. */
export const IsHidden = createContext(false);

const part = (value: string) => value.replace(/\W+/g, '-');

export const tabId = (tabs: string, value: string): string => `${tabs}tab-${part(value)}`;
export const panelId = (tabs: string, value: string): string => `${tabs}panel-${part(value)}`;
