import { html, svg, type SVGTemplateResult } from 'lit';

// Paths from Lucide (ISC), the icon set of the design language: only the few that elements draw without `sky-icon`.
// Decoration: the control around each one carries the name. Style them as `.glyph`.

export const glyph = (paths: SVGTemplateResult) => html`<svg
  class="glyph" viewBox="0 0 24 24" width="16" height="16" fill="none" stroke="currentColor" stroke-width="1.75"
  stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`;

export const crossGlyph = glyph(svg`<path d="M18 6 6 18" /><path d="m6 6 12 12" />`);

export const alertGlyph = glyph(svg`
  <circle cx="12" cy="12" r="10" /><line x1="12" x2="12" y1="8" y2="12" /><line x1="12" x2="12.01" y1="16" y2="16" />`);

export const eyeGlyph = glyph(svg`
  <path d="M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0" />
  <circle cx="12" cy="12" r="3" />`);

export const eyeOffGlyph = glyph(svg`
  <path d="M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49" />
  <path d="M14.084 14.158a3 3 0 0 1-4.242-4.242" />
  <path d="M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143" />
  <path d="m2 2 20 20" />`);
