export {default as Name} from './Name';
export {default as PageLink} from './PageLink';
export {default as Release} from './Release';
export {default as Rich} from './Rich';
export {default as Source} from './Source';
export {default as Table, tableOf, type Row} from './Table';
