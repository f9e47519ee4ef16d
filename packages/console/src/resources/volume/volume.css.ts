import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';

export const charts = style({ display: 'grid', gap: vars.space[3], minInlineSize: 0 });
