import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';

export const box = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minInlineSize: 0,
  // Focused when it comes, not by a person: the ring would point at nothing to press.
  selectors: { '&:focus-visible': { outline: 'none' } },
});
