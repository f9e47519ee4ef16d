import { vars } from '@skydeck/tokens';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { lowScreen } from '../../page/low-screen.ts';
import { visuallyHiddenRules } from '../../page/visually-hidden.ts';

export const SELECT_WIDTH = 52;
export const MENU_WIDTH = 60;

export const around = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflow: 'auto',
  position: 'relative',
  overscrollBehavior: 'contain',
  '@media': { [lowScreen]: { flex: 'none', overflow: 'visible' } },
  // What has the focus is not below the header, nor under the bar for several rows (WCAG 2.4.11).
  scrollPaddingBlock: '40px 72px',
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  font: vars.type.tableFont,
  color: vars.text.default,
  vars: { '--_row': vars.size.row },
  selectors: {
    '&[data-height=compact]': { vars: { '--_row': vars.size.rowCompact } },
    '&[data-height=relaxed]': { vars: { '--_row': vars.size.rowRelaxed } },
  },
});

const edge = {
  selectors: {
    '&:first-child': { paddingInlineStart: 'var(--_edge, 24px)' },
    '&:last-child': { paddingInlineEnd: 'calc(var(--_edge, 24px) - 4px)' },
  },
} as const;
const inside = {
  outline: `2px solid ${vars.focus.ring}`,
  outlineOffset: '-2px',
  borderRadius: vars.radius.xs,
} as const;

export const head = style({
  ...edge,
  blockSize: '36px',
  boxSizing: 'border-box',
  paddingBlock: 0,
  paddingInline: '12px',
  textAlign: 'start',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  font: vars.type.overlineFont,
  fontSize: '0.78125rem',
  color: vars.text.subtle,
  background: vars.sunken,
  borderBlock: `1px solid ${vars.border.subtle}`,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  selectors: {
    ...edge.selectors,
    '&[aria-sort=ascending], &[aria-sort=descending]': { color: vars.text.strong },
    '&:focus-visible': inside,
  },
});
export const selectHead = style([head, { paddingInline: 'var(--_edge, 24px) 12px' }]);
export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  maxInlineSize: '100%',
  padding: '4px',
  margin: '-4px',
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  borderRadius: vars.radius.sm,
  selectors: {
    '&:hover': { color: vars.text.strong },
    '&:focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '-2px' },
  },
});
export const sortTitle = style({ overflow: 'hidden', textOverflow: 'ellipsis' });

/** What runs on a row is a line along its lower edge. */
const done = (side: 'left' | 'right') =>
  `linear-gradient(to ${side}, ${vars.progress.icon} var(--_done), ${vars.data.track} var(--_done)) 0 100% / 100% 2px no-repeat`;
const bar = (colour: string) => `linear-gradient(${colour}, ${colour})`;
const travel = keyframes({
  from: { backgroundPosition: '-70% 100%, 0 100%' },
  to: { backgroundPosition: '170% 100%, 0 100%' },
});

export const row = style({
  selectors: {
    '&[data-running=known]': { background: done('right') },
    '&[data-running=known]:dir(rtl)': { background: done('left') },
    '&[data-running=unknown]': {
      background: `${bar(vars.progress.icon)} 0 100% / 40% 2px no-repeat, ${bar(vars.data.track)} 0 100% / 100% 2px no-repeat`,
    },
  },
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      selectors: { '&[data-running=unknown]': { animation: `${travel} 1.6s linear infinite` } },
    },
  },
});

export const cell = style({
  ...edge,
  blockSize: 'var(--_row)',
  boxSizing: 'border-box',
  paddingBlock: 0,
  paddingInline: '12px',
  textAlign: 'start',
  fontWeight: 400,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontVariantNumeric: 'tabular-nums',
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  selectors: {
    ...edge.selectors,
    '&:focus-visible': inside,
    [`${row}:hover > &`]: { background: vars.state.hover },
    [`${row}[data-selected] > &`]: { background: vars.state.selected },
    [`${row}[data-selected]:hover > &`]: { background: vars.state.selectedHover },
    [`${row}[data-running] > &`]: { borderBlockEndColor: 'transparent' },
  },
});
export const toEnd = style({ textAlign: 'end' });
export const name = style({ color: vars.text.strong, fontWeight: 500 });
globalStyle(`${name} a`, { color: 'inherit' });
globalStyle(`${cell} a:focus-visible`, { outlineOffset: '-1px' });
/** What does not fit loses its end, whichever way it is written; it begins where the other cells do. */
globalStyle(`:where(${cell} > bdi, ${cell} > a, ${cell} > a > bdi)`, {
  display: 'inline-block',
  verticalAlign: 'top',
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  unicodeBidi: 'plaintext',
});

// Pressed quickly, one after the other, boxes must not select the text between them.
export const select = style([
  cell,
  { paddingInline: 'var(--_edge, 24px) 12px', textOverflow: 'clip', overflow: 'visible', userSelect: 'none' },
]);
export const menu = style([cell, { paddingInline: '12px 20px', textAlign: 'end', overflow: 'visible' }]);
globalStyle(`${select} sky-checkbox, ${selectHead} sky-checkbox`, { verticalAlign: 'middle' });

/** What is cut, whole; it looks as a tooltip does. */
export const fullText = style({
  inset: 'auto',
  margin: 0,
  maxInlineSize: 'min(480px, calc(100vi - 16px))',
  padding: '5px 9px',
  border: 0,
  borderRadius: vars.radius.sm,
  background: vars.inverse,
  color: vars.text.onInverse,
  font: vars.type.captionFont,
  overflowWrap: 'anywhere',
  boxShadow: vars.shadow[3],
  unicodeBidi: 'plaintext',
});

/** The title before a value of a card; the space between them stays. */
export const cardTitle = style({ whiteSpace: 'pre-wrap', color: vars.text.subtle });
/** For who listens only. */
export const visuallyHidden = style(visuallyHiddenRules);

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });
const shine = keyframes({ from: { backgroundPosition: '100% 0' }, to: { backgroundPosition: '-100% 0' } });

/** A quick answer shows no skeleton at all (visual language, "Loading"). */
export const skeleton = style({ animation: `${appear} 1ms 300ms both` });
export const bone = style({
  display: 'block',
  blockSize: '10px',
  borderRadius: vars.radius.full,
  background: `linear-gradient(90deg, ${vars.skeleton.base}, ${vars.skeleton.shine}, ${vars.skeleton.base}) 0 0 / 200% 100%`,
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${shine} 1.6s linear infinite` } },
});
export const boneAtEnd = style({ marginInlineStart: 'auto' });
export const box = style({
  display: 'block',
  inlineSize: '16px',
  blockSize: '16px',
  boxSizing: 'border-box',
  borderRadius: vars.radius.xs,
  border: `1.25px solid ${vars.border.control}`,
});

// Two-line cards: name and state, then two facts (visual language, "Small screens"). The lines share no edge: what stands
// below a name may be shorter than it, so that a date beside it keeps its room.
const cards = `${table}[data-cards]`;
globalStyle(`${cards}, ${cards} tbody`, { display: 'block' });
globalStyle(`${cards} ${row}`, {
  display: 'grid',
  gridTemplate:
    '"select name name state menu" auto "select start end end menu" auto / auto minmax(96px, 1fr) minmax(0, auto) minmax(0, auto) auto',
  alignItems: 'center',
  columnGap: '8px',
  rowGap: '3px',
  minBlockSize: '66px',
  paddingBlock: '11px',
  paddingInline: '16px 8px',
  boxSizing: 'border-box',
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
globalStyle(`${cards} ${row}[data-selected]`, { backgroundColor: vars.state.selected });
globalStyle(`${cards} ${row} > *`, {
  display: 'block',
  blockSize: 'auto',
  padding: 0,
  border: 0,
  background: 'none',
  minInlineSize: 0,
});
globalStyle(`${cards} ${row}:hover`, { backgroundColor: vars.state.hover });
globalStyle(`${cards} ${row}[data-selected]:hover`, { backgroundColor: vars.state.selectedHover });
globalStyle(`${cards} ${row}:hover > ${cell}`, { background: 'none' });
globalStyle(`${cards} ${row}[data-selected] > ${cell}`, { background: 'none' });
globalStyle(`${cards} ${select}`, {
  gridArea: 'select',
  boxSizing: 'content-box',
  inlineSize: '32px',
  paddingBlock: '12px',
  paddingInline: '12px 8px',
  marginBlock: '-12px',
  marginInline: '-12px -8px',
});
globalStyle(`${cards} ${menu}`, { gridArea: 'menu', inlineSize: '40px', textAlign: 'center' });
globalStyle(`${cards} ${menu} > *`, { marginInline: '-2px' });
// Nothing to choose, and no gap after it.
globalStyle(`${cards} ${row}:not(:has(> ${select}))`, { paddingInlineStart: '8px' });
globalStyle(`${cards} [data-place=name]`, { gridArea: 'name', fontSize: '0.9375rem' });
globalStyle(`${cards} [data-place=state]`, { gridArea: 'state', textAlign: 'end' });
// Beside a name that has its room, long states go on below.
globalStyle(`${cards} sky-status::part(state)`, { whiteSpace: 'normal', textAlign: 'start' });
globalStyle(`${cards} sky-status::part(label)`, { overflowWrap: 'anywhere' });
globalStyle(`${cards} [data-place=start]`, { gridArea: 'start', color: vars.text.muted });
globalStyle(`${cards} [data-place=end]`, { gridArea: 'end', color: vars.text.muted, textAlign: 'end' });
// Two addresses may differ in their last figure only, and nobody hovers on a phone.
globalStyle(`${cards} [data-kind=address], ${cards} [data-kind=address] > bdi`, {
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
// A moment that ends early is another one.
globalStyle(`${cards} [data-kind=date]`, { whiteSpace: 'normal' });
/** Each on a line of its own, and what is long on several. */
const stacked = `${table}[data-cards=stacked]`;
globalStyle(`${stacked} ${row}`, {
  gridTemplate:
    '"select name menu" auto "select state state" auto "select start start" auto "select end end" auto / auto minmax(0, 1fr) auto',
});
globalStyle(`${stacked} ${select}`, { alignSelf: 'start', marginBlockStart: '-6px' });
globalStyle(`${stacked} ${cell}`, { textAlign: 'start', whiteSpace: 'normal', overflowWrap: 'anywhere' });
