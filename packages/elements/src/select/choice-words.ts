import { catalogue } from '../core/wording.js';
import { en } from './words/en.js';

/** What every control says in which one of several is chosen. */
export const choiceWords = catalogue('select', en);
