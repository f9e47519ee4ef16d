import { vars } from '@skydeck/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const title = style({ font: vars.type.overlineFont, color: vars.text.subtle, padding: '4px 10px 6px' });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: 9,
  minBlockSize: 30,
  paddingInline: 10,
  borderRadius: vars.radius.md,
  color: vars.text.muted,
  lineHeight: '18px',
  selectors: {
    '&:hover': { background: vars.state.hover, textDecoration: 'none', color: vars.text.strong },
    '&[aria-current=page]': { color: vars.text.strong, fontWeight: 500 },
  },
});
globalStyle(`${item}[aria-current=page] sky-icon`, { color: vars.accent.text });
export const name = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '6px',
  marginBlockStart: 'auto',
  marginInline: '6px 0',
  padding: '10px 12px',
  borderRadius: vars.radius.lg,
  background: vars.raised,
  boxShadow: `0 0 0 1px ${vars.border.subtle}, ${vars.shadow[1]}`,
  font: vars.type.captionFont,
  color: vars.text.muted,
});
export const fact = style({ display: 'flex', alignItems: 'center', gap: '6px', minInlineSize: 0 });
export const amount = style({
  marginInlineStart: 'auto',
  color: vars.text.strong,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${fact} > sky-copy-button`, { marginInlineStart: 'auto' });
