import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockEnd: 16 });
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(360px, 100%), 1fr))',
  gap: 16,
  alignItems: 'start',
});
/** What explains a value, below it. */
export const aside = style({ color: vars.text.subtle });
