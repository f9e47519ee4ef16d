import { svg } from 'lit';

import { glyph } from '../core/glyphs.js';

// Paths from Lucide (ISC).

export const keptGlyph = glyph(svg`<circle cx="12" cy="12" r="10" /><path d="m9 12 2 2 4-4" />`);

export const openGlyph = glyph(svg`<circle cx="12" cy="12" r="10" />`);

export const capsLockGlyph = glyph(svg`
  <path d="M9 13a1 1 0 0 0-1-1H5.061a1 1 0 0 1-.75-1.811l6.836-6.835a1.207 1.207 0 0 1 1.707 0l6.835 6.835a1 1 0 0 1-.75 1.811H16a1 1 0 0 0-1 1v2a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1z" />
  <path d="M9 20h6" />`);
