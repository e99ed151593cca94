import {sourceOf} from '../../platform/sources';
import operations from '../../platform/sources/operations.json';
import properties from '../../platform/sources/properties.json';

/** Addresses of the lines of the platform that declare an operation or a property. */
export const sourceOfOperation = (name: string): string | undefined => sourceOf(operations, name);
export const sourceOfProperty = (name: string): string | undefined => sourceOf(properties, name);
