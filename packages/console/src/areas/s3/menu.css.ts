import { vars } from '@skydeck/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { menuLine } from '../../kit/page/menu.css.ts';

export const item = style([
  menuLine,
  { selectors: { '&[aria-current=page]': { color: vars.text.strong, fontWeight: 500 } } },
]);
globalStyle(`${item}[aria-current=page] sky-icon`, { color: vars.accent.text });
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
