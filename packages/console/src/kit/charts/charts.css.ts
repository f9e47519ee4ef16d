import { vars } from '@skydeck/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const HEIGHT = '10.5rem';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  alignItems: 'center',
  justifyContent: 'flex-end',
});
export const range = style({
  marginInlineEnd: 'auto',
  font: vars.type.tableFont,
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const charts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(19rem, 100%), 1fr))',
  gap: vars.space[3],
  alignItems: 'start',
});
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  font: vars.type.captionFont,
  color: vars.text.muted,
});
export const legendItem = style({ display: 'flex', alignItems: 'center', gap: '6px', whiteSpace: 'nowrap' });
export const now = style({ color: vars.text.strong, fontWeight: 500, fontVariantNumeric: 'tabular-nums' });
export const sample = style({
  inlineSize: '18px',
  blockSize: '4px',
  flex: 'none',
  strokeWidth: 2,
});
globalStyle(`${sample} line`, { '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } } });
export const none = style({ margin: 0, color: vars.text.subtle });

/** Charts run from left to right in every language. */
export const frame = style({
  position: 'relative',
  direction: 'ltr',
  blockSize: HEIGHT,
  borderRadius: vars.radius.md,
  ':focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '4px' },
});
export const plot = style({ blockSize: '100%', inlineSize: '100%', overflow: 'hidden' });
// What stands at the axes is text of the language, with a direction of its own.
globalStyle(`html[dir=rtl] ${plot} canvas`, { direction: 'rtl' });
globalStyle(`${plot} .u-hz .u-cursor-x`, { borderInlineEndColor: vars.text.muted });

const tipPlace = style({
  position: 'absolute',
  insetBlockStart: '1.5rem',
  display: 'flex',
  boxSizing: 'border-box',
  paddingInline: '10px',
  pointerEvents: 'none',
});
/** The room on one side of the cursor, which the tip does not leave: beside it stands another card. */
export const tipBefore = style([tipPlace, { insetInlineStart: 0, justifyContent: 'end' }]);
export const tipAfter = style([tipPlace, { insetInlineEnd: 0 }]);
export const tip = style({
  display: 'grid',
  minInlineSize: 0,
  gap: '2px',
  padding: '7px 10px',
  borderRadius: vars.radius.md,
  background: vars.raised,
  boxShadow: `0 0 0 1px ${vars.border.subtle}, ${vars.shadow[3]}`,
  font: vars.type.captionFont,
  color: vars.text.muted,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
// Its words, not its place: it stands left of the cursor in every language.
globalStyle(`html[dir=rtl] ${tip} > *`, { direction: 'rtl' });
export const tipTime = style({ color: vars.text.strong });
export const tipRow = style({ display: 'flex', alignItems: 'center', gap: '7px' });
export const tipValue = style({
  marginInlineStart: 'auto',
  paddingInlineStart: '10px',
  color: vars.text.strong,
  fontWeight: 500,
  whiteSpace: 'nowrap',
});

export const tableBox = style({
  blockSize: HEIGHT,
  overflow: 'auto',
  ':focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' },
});
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  font: vars.type.tableFont,
  fontVariantNumeric: 'tabular-nums',
});
export const cell = style({
  padding: '3px 0',
  textAlign: 'start',
  fontWeight: 400,
  color: vars.text.muted,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
export const numberCell = style([cell, { textAlign: 'end', color: vars.text.default, paddingInlineStart: '8px' }]);
