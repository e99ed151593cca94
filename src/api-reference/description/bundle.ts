import {bundle, createConfig} from '@redocly/openapi-core';
import path from 'node:path';
import type {Description} from './types';

/** Bundles the description's files into one object. The remaining `$ref`s point into `#/components`. */
export async function bundleDescription(file: string): Promise<Description> {
  const config = await createConfig({telemetry: 'off'});
  const {bundle: document} = await bundle({ref: path.resolve(file), config});
  return document.parsed as Description;
}
