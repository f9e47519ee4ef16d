import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';

export const check = style({ display: 'grid', gap: vars.space[2], justifyItems: 'start' });
export const code = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });
