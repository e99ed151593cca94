declare module 'postman-code-generators' {
  type Done = (error: unknown, text: string) => void;
  const codegen: {
    convert(language: string, variant: string, request: unknown, options: object, done: Done): void;
  };
  export default codegen;
}

declare module 'postman-collection' {
  export class Request {
    constructor(definition: object);
  }
}
