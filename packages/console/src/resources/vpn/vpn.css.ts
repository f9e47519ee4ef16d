import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
  gap: 16,
  alignItems: 'start',
});
/** What explains a value, below it. */
export const note = style({ margin: '0 0 16px', color: vars.text.muted });
