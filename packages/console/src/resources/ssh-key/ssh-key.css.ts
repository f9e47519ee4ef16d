import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';

/** Takes no room while there is nothing to say, and is there all the same: what comes into it is read out. */
export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  selectors: { '&:empty': { position: 'absolute' } },
});

export const fact = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[3], rowGap: vars.space[1] });

export const fingerprint = style({ minInlineSize: 0, overflowWrap: 'anywhere', color: vars.text.muted });

export const note = style({ margin: 0, color: vars.text.muted });
