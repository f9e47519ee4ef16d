import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';
import { visuallyHiddenRules } from '../../kit/page/visually-hidden.ts';

export const left = style({
  margin: 0,
  color: vars.text.strong,
  font: vars.type.headingFont,
  fontVariantNumeric: 'tabular-nums',
});

/** For who listens. */
export const announced = style({ ...visuallyHiddenRules, margin: 0 });
