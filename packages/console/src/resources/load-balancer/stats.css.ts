import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';
import { visuallyHiddenRules } from '../../kit/page/visually-hidden.ts';

export const stats = style({ display: 'grid', gap: vars.space[3], minInlineSize: 0 });
/** In a partner's page: the charts are all there is. */
export const framed = style({ display: 'grid', gap: vars.space[4], padding: '22px 24px', minInlineSize: 0 });
export const title = style({ ...visuallyHiddenRules, margin: -1 });
