import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';

export const inHead = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  font: vars.type.labelFont,
  color: vars.text.muted,
});
export const select = style({ inlineSize: 220, maxInlineSize: '100%' });
