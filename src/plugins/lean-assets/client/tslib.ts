/** The one helper that `@docusaurus/utils-common` uses; its CommonJS build would otherwise ship all of tslib (2.6 KB). */
export function __importDefault<T>(module: T): T | {default: T} {
  return (module as {__esModule?: boolean}).__esModule ? module : {default: module};
}
