import { style } from '@vanilla-extract/css';

export const panel = style({ marginBlockStart: '18px', minInlineSize: 0 });
