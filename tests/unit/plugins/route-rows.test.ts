import {expect, it} from 'vitest';
import {readRegistry, readRoutes} from '../../../src/plugins/route-rows/tables';

it('route tables fail the build when a generated file has an unknown format', () => {
  expect(() => readRegistry('export default {"a": () => 1}')).toThrow(/registry.js .*Fix:/);
  expect(() => readRoutes('export default {}')).toThrow(/routes.js .*Fix:/);
});
