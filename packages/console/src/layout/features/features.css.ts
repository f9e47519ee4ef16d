import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: 14 });
export const reset = style({ marginInlineEnd: 'auto' });
