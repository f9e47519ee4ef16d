import { globalStyle } from '@vanilla-extract/css';
import { vars } from '@skydeck/tokens';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html, body, #root', { blockSize: '100%' });
globalStyle('body', {
  margin: 0,
  background: vars.canvas,
  color: vars.text.default,
  font: vars.type.bodyFont,
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
});
// Nothing of a scheme shows before it is known which one is worn.
globalStyle('html:not([data-scheme]) body', { background: 'none' });
// A frame is as high as its form (guide: embed, Size); where the page gives it more room, it is all one surface.
globalStyle('html[data-framed], html[data-framed] body, html[data-framed] #root', {
  blockSize: 'auto',
  minBlockSize: 0,
  background: vars.surface,
});
globalStyle('::selection', { background: vars.selection.bg });
globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, dt, figure', { margin: 0, padding: 0 });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
globalStyle('a', { color: vars.text.link, textDecoration: 'none' });
globalStyle('a:hover', { textDecoration: 'underline', textUnderlineOffset: 2 });
// These elements have the focus themselves, and draw its ring where it belongs.
const ringed = ':is(sky-radio, sky-radio-card, sky-segment, sky-tab, sky-menu-item)';
globalStyle(`:focus-visible:not(${ringed})`, { outline: `2px solid ${vars.focus.ring}`, outlineOffset: 2 });
globalStyle('h1:focus-visible', { outline: 'none' });
globalStyle('svg', { flex: 'none', display: 'block' });
globalStyle('hr', { border: 0, borderBlockStart: `1px solid ${vars.border.subtle}`, margin: 0 });
// Toasts stand at the start of the sheet, above its footer; on narrow screens above the bar at the bottom.
globalStyle(':root', {
  // The mark is on what may be left empty.
  vars: {
    '--sky-required-mark': 'none',
    '--sky-notification-host-inline-start': '304px',
    '--sky-notification-host-block-end': '72px',
  },
  '@media': {
    '(max-width: 1180px)': {
      vars: { '--sky-notification-host-inline-start': '16px', '--sky-notification-host-block-end': '120px' },
    },
  },
});
