import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';

export const figure = style({ color: vars.text.muted });
export const amount = style({ fontWeight: 500, color: vars.text.strong });
