import { hostStyles } from '../core/host.css.js';
import { stateGlyphStyles } from '../status/state-glyph.css.js';
import { SkyStatus } from '../status/status.js';
import { pillStyles } from './pill.css.js';

/**
 * The state of the one thing a page or a card is about: the shape and the word of `sky-status`, on its tone.
 *
 * @tagname sky-pill
 * @csspart state - The coloured pill.
 * @csspart label - The state in words.
 * @csspart reason - Why it is so.
 */
export class SkyPill extends SkyStatus {
  static override styles = [hostStyles, stateGlyphStyles, pillStyles];
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-pill': SkyPill;
  }
}
