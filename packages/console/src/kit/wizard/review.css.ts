import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';

export const part = style({
  padding: '12px 16px 16px',
  borderRadius: vars.radius.lg,
  boxShadow: `0 0 0 1px ${vars.border.subtle}, ${vars.shadow[1]}`,
  background: vars.surface,
});
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[3],
  marginBlockEnd: vars.space[2],
});
export const title = style({ font: vars.type.bodyFont, fontWeight: 600, color: vars.text.strong });
export const change = style({
  marginInlineStart: 'auto',
  // A target of its own height beside the title.
  lineHeight: '1.5rem',
  borderRadius: vars.radius.xs,
});
