import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';

export const link = style({
  color: vars.text.link,
  textDecoration: 'none',
  borderRadius: vars.radius.xs,
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '2px' },
    '&:focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' },
  },
});

/** The name of a row: as strong as the rest of its table is quiet. */
export const nameLink = style({ color: vars.text.strong, fontWeight: 500 });

/** Names, addresses and sizes keep their order in Arabic. */
export const ltr = style({ direction: 'ltr', unicodeBidi: 'isolate' });
export const ip = style([ltr, { fontVariantNumeric: 'tabular-nums' }]);
export const mono = style([ltr, { fontFamily: vars.font.mono, fontSize: '.925em', letterSpacing: '-.035em' }]);
