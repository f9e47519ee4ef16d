import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';

export const file = style({ display: 'grid', gap: vars.space[3] });

export const title = style({ color: vars.text.strong, overflowWrap: 'anywhere' });

/** Takes no room while there is nothing to say, and is there all the same: what comes into it is read out. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  color: vars.text.muted,
  selectors: { '&:empty': { position: 'absolute' } },
});
