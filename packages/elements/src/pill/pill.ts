import { hostStyles } from '../core/host.css.js';
import { stateGlyphStyles } from '../status/state-glyph.css.js';
import { SkyStatus } from '../status/status.js';
import { pillStyles } from './pill.css.js';

/**
 * The status of the object that a page or card is about: the shape and text of `sky-status`, on a colored background.
 *
 * @tagname sky-pill
 * @csspart state - The colored pill.
 * @csspart label - The status as text.
 * @csspart reason - The reason.
 */
export class SkyPill extends SkyStatus {
  static override styles = [hostStyles, stateGlyphStyles, pillStyles];
}

declare global {
  interface HTMLElementTagNameMap {
    'sky-pill': SkyPill;
  }
}
