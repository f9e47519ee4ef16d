import { vars } from '@skydeck/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const tile = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '28px',
  blockSize: '28px',
  borderRadius: vars.radius.md,
});

/** The ground on which the icon of a kind of thing stands: quiet, or in the accent for the one that a page is about. */
export const iconTile = styleVariants({
  quiet: [tile, { background: vars.neutral.subtle, color: vars.text.muted }],
  accent: [tile, { background: vars.accent.subtle, color: vars.accent.icon }],
});
