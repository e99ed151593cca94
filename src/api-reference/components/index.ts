/** The components that generated API pages import. */
export {default as ApiHtml} from './ApiHtml';
export {default as ApiPage} from './ApiPage';
export {default as Endpoint} from './Endpoint';
export {default as ServerChoice} from './ServerChoice';
export {default as ServerFields} from './ServerFields';
