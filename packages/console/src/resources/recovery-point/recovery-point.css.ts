import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';

export const note = style({ margin: `0 0 ${vars.space[3]}`, color: vars.text.muted });
