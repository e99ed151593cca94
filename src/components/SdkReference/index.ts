export {ClientMethods, ClientTypes} from './ClientMethods';
export {AbsentNames, PublicNames} from './Names';
export {AnswerFields, Answers, PlaygroundControls, ServedRoutes} from './ServedApp';
export {default as Variables} from './Variables';
