import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';

const narrow = '(max-width: 640px)';

export const tree = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  overflow: 'auto',
  padding: '8px 16px 16px',
  '@media': { [narrow]: { padding: '4px 8px 16px' } },
});
export const row = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space[2],
  minBlockSize: '36px',
  paddingBlock: '4px',
  paddingInlineEnd: vars.space[2],
  borderRadius: vars.radius.md,
  font: vars.type.tableFont,
  color: vars.text.default,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.state.hover },
    '&[aria-selected="true"]': { background: vars.state.selected },
    '&:focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '-2px' },
  },
  '@media': { [narrow]: { minBlockSize: '44px' } },
});
export const twist = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '24px',
  blockSize: '24px',
  color: vars.text.muted,
});
/** Down; the icon itself points to the end of the line in either direction. */
export const openTwist = style([
  twist,
  { transform: 'rotate(90deg)', selectors: { '[dir="rtl"] &': { transform: 'rotate(-90deg)' } } },
]);
export const noTwist = style({ flex: 'none', inlineSize: '24px' });
/** What goes on in a second line begins below the name. */
export const texts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  minInlineSize: 0,
});
export const name = style({ fontWeight: 500, color: vars.text.strong, overflowWrap: 'anywhere' });
export const facts = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  minInlineSize: 0,
  color: vars.text.muted,
  overflowWrap: 'anywhere',
});
