import {translate} from '@docusaurus/Translate';
import {developmentHelp} from './error-help';
import {searchSettings} from './settings';

/** Texts that the modal and the results page share. */

export const fieldLabel = translate({
  id: 'theme.SearchModal.searchBox.placeholderText',
  message: 'Search docs',
});

export const resultCount = (count: number): string =>
  count === 1 ? translate({message: '1 result'}) : translate({message: '{count} results'}, {count});

export const failed = translate({
  id: 'theme.SearchModal.errorScreen.titleText',
  message: 'Unable to fetch results',
});

/** Below `failed`. */
export const errorHelp =
  developmentHelp(searchSettings.folder !== undefined) ??
  translate({
    id: 'theme.SearchModal.errorScreen.helpText',
    message: 'You might want to check your network connection.',
  });

/** Heading of the modal's last group, which collects weak hits of all sections. */
export const moreResults = translate({message: 'More results'});
