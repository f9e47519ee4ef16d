import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

/** The folder of this package, absolute: of the sources and of a bundle of them. */
export const packageFolder: string = dirname(findPackageJSON(import.meta.url) ?? '');
