// Loaded into the page of a demo by `openDemo`, which waits for its words: until they are there the page is in English.
import { loadLanguage } from '../src/core/vocabulary.js';

window.languageLoaded = loadLanguage(document.documentElement.lang);
