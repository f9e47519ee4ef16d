import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';

export const swatch = style({
  display: 'flex',
  inlineSize: 64,
  blockSize: 40,
  borderRadius: vars.radius.sm,
  overflow: 'hidden',
  boxShadow: `0 0 0 1px ${vars.border.default}`,
});
export const half = style({
  flex: 1,
  display: 'flex',
  paddingBlockStart: 8,
  paddingInlineStart: 6,
  background: vars.chrome.bg,
});
export const sheet = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  alignItems: 'end',
  padding: 5,
  background: vars.surface,
  borderStartStartRadius: 4,
});
export const line = style({ inlineSize: '100%', blockSize: 3, borderRadius: 2, background: vars.text.muted });
export const button = style({ inlineSize: 13, blockSize: 8, borderRadius: 3, background: vars.accent.solid });
