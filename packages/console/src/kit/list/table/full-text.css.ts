import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';

/** As a tooltip looks. */
export const box = style({
  inset: 'auto',
  margin: 0,
  maxInlineSize: 'min(480px, calc(100vi - 16px))',
  padding: '5px 9px',
  border: 0,
  borderRadius: vars.radius.sm,
  background: vars.inverse,
  color: vars.text.onInverse,
  font: vars.type.captionFont,
  overflowWrap: 'anywhere',
  boxShadow: vars.shadow[3],
  unicodeBidi: 'plaintext',
});
