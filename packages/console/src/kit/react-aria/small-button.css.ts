import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';

/** The icon button of a line: what opens it, or takes it to another place. */
export const smallButton = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '24px',
  blockSize: '24px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  color: vars.text.subtle,
  cursor: 'pointer',
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '-1px' },
  },
});
