import { html } from 'lit';

// Path from Lucide (ISC).

/** Stands at the end of a chosen option. */
export const checkGlyph = html`<svg
  class="glyph check" viewBox="0 0 24 24" width="16" height="16" fill="none" stroke="currentColor" stroke-width="2"
  stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M20 6 9 17l-5-5" /></svg>`;
