/**
 * The script for a page without a bundler: it fetches each element when its tag appears. `scripts/cdn.ts` makes of it
 * the files of `dist/cdn`, which need nothing beside them.
 */
import { autoload } from './autoload.js';

export { autoload };
export { loadLanguage, registerWords } from '../core/wording.js';

autoload(document);
