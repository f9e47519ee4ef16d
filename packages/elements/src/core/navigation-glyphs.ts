import { svg } from 'lit';

import { glyph } from './glyphs.js';

// Paths from Lucide (ISC). Those that point turn round with the reading direction: see `pointingStyles`.

export const ellipsisGlyph = glyph(svg`
  <circle cx="12" cy="12" r="1" /><circle cx="19" cy="12" r="1" /><circle cx="5" cy="12" r="1" />`);

export const onGlyph = glyph(svg`<g class="pointing"><path d="m9 18 6-6-6-6" /></g>`);
export const backGlyph = glyph(svg`<g class="pointing"><path d="m15 18-6-6 6-6" /></g>`);
export const firstGlyph = glyph(svg`<g class="pointing"><path d="m17 18-6-6 6-6" /><path d="M7 6v12" /></g>`);
export const lastGlyph = glyph(svg`<g class="pointing"><path d="m7 18 6-6-6-6" /><path d="M17 6v12" /></g>`);
export const backArrowGlyph = glyph(svg`<g class="pointing"><path d="m12 19-7-7 7-7" /><path d="M19 12H5" /></g>`);
export const checkGlyph = glyph(svg`<path d="M20 6 9 17l-5-5" />`);
