import { svg } from 'lit';

import { glyph } from '../core/glyphs.js';

// Paths from Lucide (ISC).

export const minusGlyph = glyph(svg`<path d="M5 12h14" />`);

export const plusGlyph = glyph(svg`<path d="M5 12h14" /><path d="M12 5v14" />`);
