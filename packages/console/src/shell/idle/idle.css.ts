import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';

export const left = style({
  margin: 0,
  color: vars.text.strong,
  font: vars.type.headingFont,
  fontVariantNumeric: 'tabular-nums',
});

/** For who listens. */
export const spoken = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
