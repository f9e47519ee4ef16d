import { vars } from '@skydeck/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** A file can have many columns: the box scrolls, not the page. */
export const box = style({
  overflow: 'auto',
  maxBlockSize: '60vh',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.md,
  background: vars.sunken,
});
/** Data reads from the left, among Arabic too. */
export const table = style({
  direction: 'ltr',
  borderCollapse: 'collapse',
  font: vars.type.captionFont,
  fontFamily: vars.font.mono,
});
globalStyle(`${table} th`, {
  position: 'sticky',
  insetBlockStart: 0,
  background: vars.sunken,
  color: vars.text.muted,
  fontWeight: 500,
});
export const cell = style({
  padding: '4px 10px',
  textAlign: 'start',
  whiteSpace: 'pre',
  color: vars.text.default,
});
export const number = style([cell, { textAlign: 'end', fontVariantNumeric: 'tabular-nums' }]);
export const remark = style({ margin: 0, font: vars.type.captionFont, color: vars.text.muted });
