import { style } from '@vanilla-extract/css';

/** As high as the tabs that come: nothing jumps. */
export const tabs = style({ blockSize: '40px' });
