import { style } from '@vanilla-extract/css';
import { vars } from '@skydeck/tokens';

/** The page's own layout goes on as if this were not there. */
export const open = style({ display: 'contents' });
// Inherited, unlike a filter, by what is in the top layer too.
export const covered = style({ display: 'contents', visibility: 'hidden' });

export const kept = style({ color: vars.text.muted });
