import { vars } from '@skydeck/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { stale } from '../item/item.css.ts';
import { card } from '../page/card.css.ts';
import { buttonRow } from '../page/button-row.css.ts';
import { slimScreen } from '../page/slim-screen.ts';

const narrow = '(max-width: 640px)';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  flex: 'none',
  padding: '14px 24px 12px',
  '@media': { [narrow]: { padding: '12px 16px' } },
});
export const headTexts = style({ flex: '1 1 320px', minInlineSize: 0 });
export const titleRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  marginBlockStart: vars.space[1],
});
/** One line, which takes a row of its own where there is no room beside the title; a phone shows all of it. */
export const purpose = style({
  flex: '0 1 auto',
  minInlineSize: 0,
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  font: vars.type.captionFont,
  color: vars.text.muted,
  '@media': { [narrow]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});
export const actions = style([
  buttonRow,
  {
    marginInlineStart: 'auto',
    '@media': {
      [narrow]: { flex: '1 1 100%' },
      [slimScreen]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' },
    },
  },
]);
/** The primary act of a tab stands between the buttons and the menu of the object. */
export const slot = style({ display: 'contents' });
globalStyle(`${actions} > sky-button:not([data-icon]), ${slot} > sky-button:not([data-icon])`, {
  '@media': { [narrow]: { flex: '1 1 auto' } },
});
// Large text: each on a line of its own, the menu beside the last.
globalStyle(`${actions} > sky-button, ${slot} > *`, { '@media': { [slimScreen]: { gridColumn: 1 } } });
globalStyle(`${actions} > sky-menu`, { '@media': { [slimScreen]: { gridColumn: 2 } } });
export const title = style({
  margin: 0,
  font: vars.type.titleFont,
  letterSpacing: vars.type.titleTracking,
  color: vars.text.strong,
  overflowWrap: 'anywhere',
  minInlineSize: 0,
  selectors: { '&:focus': { outline: 'none' } },
});

export const tabs = style({
  flex: 'none',
  vars: { '--sky-tabs-padding': '24px' },
  '@media': { [narrow]: { vars: { '--sky-tabs-padding': '16px' } } },
});

export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflow: 'auto',
  padding: '16px 24px 24px',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  '@media': { [narrow]: { padding: '16px' } },
});

/** What is old in a part of the page is told of between its edges. */
globalStyle(`${body} ${stale}`, { padding: 0 });

/** What lies beside keeps its room while it is read, and goes below where the sheet is narrow. */
export const overview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 328px',
  alignItems: 'start',
  gap: '14px',
  selectors: { '&:has(> :only-child)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@media': { '(max-width: 1180px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const column = style({ display: 'flex', flexDirection: 'column', gap: '14px', minInlineSize: 0 });

/** A list that is part of an object: the table reaches from edge to edge of its card. The page scrolls, not the card. */
export const nested = style([card, { flex: 'none', overflow: 'hidden' }]);
/** Before and after the rows. */
globalStyle(`${nested} > :not([data-table]):first-child`, { paddingBlockStart: '12px' });

export const related = style({ margin: 0, padding: 0, listStyle: 'none', font: vars.type.tableFont });
export const relatedItem = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: '9px 16px',
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
export const relatedTexts = style({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' });
export const relatedFact = style({
  display: 'block',
  font: vars.type.captionFont,
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const relatedState = style({ flex: 'none', maxInlineSize: '45%', color: vars.text.muted });
