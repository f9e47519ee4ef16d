import { style } from '@vanilla-extract/css';

export const select = style({ inlineSize: 220, maxInlineSize: '100%' });
