import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';

export const view = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[3],
  minInlineSize: 0,
});
export const note = style({ margin: 0, font: vars.type.captionFont, color: vars.text.muted, overflowWrap: 'anywhere' });
export const code = style({ alignSelf: 'stretch', minInlineSize: 0 });
