import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';
import { unseen } from '../../kit/page/unseen.ts';

export const left = style({
  margin: 0,
  color: vars.text.strong,
  font: vars.type.headingFont,
  fontVariantNumeric: 'tabular-nums',
});

/** For who listens. */
export const spoken = style({ ...unseen, margin: 0 });
