import type {ClientModule} from '@docusaurus/types';
import {showServer} from './server';

/** Shows the chosen server on every page of the site. */
const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname !== previousLocation?.pathname) showServer();
  },
};

export default clientModule;
