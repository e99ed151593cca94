import type {ClientModule} from '@docusaurus/types';
import {showServer} from './server';

/** Shows the reader's server in the samples of every page. */
const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname !== previousLocation?.pathname) showServer();
  },
};

export default clientModule;
