import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';
import { slimScreen } from '../page/slim-screen.ts';
import { visuallyHiddenRules } from '../page/visually-hidden.ts';

// Written as it is, spaces too, in the two pieces of a name: what is copied is the name.
export const cut = style({
  display: 'inline-flex',
  maxInlineSize: '100%',
  whiteSpace: 'pre',
  // Whole, on several lines: what would be left of it says nothing.
  '@media': { [slimScreen]: { display: 'inline', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } },
});
export const start = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
export const end = style({ flex: 'none' });
export const entries = style({ display: 'flex', gap: '6px', minInlineSize: 0 });
export const more = style({ flex: 'none', color: vars.text.subtle });
export const unseen = style(visuallyHiddenRules);
