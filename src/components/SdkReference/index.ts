export {ClientMethods, ClientTypes} from './ClientMethods';
export {default as Faults} from './Faults';
export {AbsentNames, PublicNames} from './Names';
export {default as Parameters} from './Parameters';
export {Answers, PlaygroundControls, ServedRoutes} from './Serving';
export {default as Signature} from './Signature';
export {default as Variables} from './Variables';
