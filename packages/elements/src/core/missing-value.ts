import { html, type TemplateResult } from 'lit';

import { en, type MissingWords } from './missing-words/en.js';
import { catalogue } from './wording.js';

export const missingWords = catalogue('missing', en);

/** The en dash that stands where there is no value; a screen reader hears words. */
export function missingTemplate({ missing }: MissingWords): TemplateResult {
  return html`<span class="missing" aria-hidden="true">–</span><span class="visually-hidden">${missing}</span>`;
}
