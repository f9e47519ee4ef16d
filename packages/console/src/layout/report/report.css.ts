import { style } from '@vanilla-extract/css';
import { vars } from '@skydeck/tokens';

export const fields = style({ display: 'grid', gap: 18 });
export const attached = style({ fontSize: '0.8125rem', color: vars.text.muted });
