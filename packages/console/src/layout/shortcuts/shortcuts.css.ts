import { style } from '@vanilla-extract/css';
import { vars } from '@skydeck/tokens';

export const keys = style({ display: 'inline-flex', gap: 10, flex: 'none' });
export const way = style({ display: 'inline-flex', gap: 4 });
export const cap = style({
  minInlineSize: 20,
  paddingInline: 5,
  font: vars.type.captionFont,
  fontSize: '0.6875rem',
  lineHeight: '1.125rem',
  textAlign: 'center',
  color: vars.text.muted,
  border: `1px solid ${vars.border.default}`,
  borderRadius: 5,
  background: vars.sunken,
});
export const sections = style({ display: 'grid', gap: 20 });
export const title = style({ font: vars.type.overlineFont, color: vars.text.subtle, marginBlockEnd: 4 });
export const rows = style({ display: 'grid' });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minBlockSize: 36,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});
export const none = style({ color: vars.text.muted });
