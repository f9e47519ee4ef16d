import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';

export const empty = style({ flex: '1 1 auto', minBlockSize: '320px', overflow: 'auto' });
export const actions = style({ display: 'contents' });
export const needTitle = style({ fontWeight: 500, color: vars.text.strong });
