import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';

export const groups = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minInlineSize: 0 });
