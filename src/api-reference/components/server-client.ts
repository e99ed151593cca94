import type {ClientModule} from '@docusaurus/types';
import {showServer} from './server';

/** Every page of the site: samples show the server that the reader has chosen. */
const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname !== previousLocation?.pathname) showServer();
  },
};

export default clientModule;
