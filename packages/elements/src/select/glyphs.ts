import { html } from 'lit';

// Paths from Lucide (ISC).

/** The mark of a box that opens a list. */
export const chevronsGlyph = html`<svg
  class="glyph chevrons" viewBox="0 0 24 24" width="14" height="14" fill="none" stroke="currentColor" stroke-width="2"
  stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="m7 15 5 5 5-5" /><path d="m7 9 5-5 5 5" /></svg>`;
