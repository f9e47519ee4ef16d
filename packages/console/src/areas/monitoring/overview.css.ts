import { vars } from '@skydeck/tokens';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { slimScreen } from '../../kit/page/slim-screen.ts';
import { visuallyHiddenRules } from '../../kit/page/visually-hidden.ts';

const narrow = '(max-width: 640px)';
const medium = '(max-width: 1180px)';

export const page = style({
  display: 'grid',
  alignContent: 'start',
  gap: '12px',
  padding: '6px 24px 24px',
  overflowY: 'auto',
  minInlineSize: 0,
  '@media': { [narrow]: { padding: '6px 16px 20px' } },
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 25rem)',
  gap: '12px',
  alignItems: 'start',
  '@media': { [medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const column = style({ display: 'grid', gap: '12px', minInlineSize: 0 });

export const counters = style({
  display: 'flex',
  flexWrap: 'wrap',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflow: 'hidden',
  background: vars.surface,
  borderRadius: vars.radius.lg,
  border: `1px solid ${vars.border.subtle}`,
});
/** Lines between cells, wherever they wrap: each draws those before it. */
export const counter = style({
  flex: '1 1 auto',
  minInlineSize: '9rem',
  padding: '9px 15px 10px',
  boxShadow: `-1px 0 0 ${vars.border.subtle}, 0 -1px 0 ${vars.border.subtle}`,
});
export const counterName = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  font: vars.type.tableFont,
  color: vars.text.muted,
  textDecoration: 'none',
  ':hover': { color: vars.text.strong, textDecoration: 'underline' },
});
export const counterLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '10px' });
export const metric = style({
  font: vars.type.metricFont,
  letterSpacing: vars.type.metricTracking,
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.strong,
});
export const state = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '24px',
  minInlineSize: '24px',
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: vars.radius.sm,
  ':hover': { textDecoration: 'underline' },
});

export const rows = style({
  margin: '-3px -16px 0',
  padding: 0,
  listStyle: 'none',
  selectors: { '&:last-child': { marginBlockEnd: '-16px' } },
});
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minBlockSize: '44px',
  boxSizing: 'border-box',
  padding: '6px 16px',
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  font: vars.type.tableFont,
  '@media': { [slimScreen]: { flexWrap: 'wrap', justifyContent: 'flex-end' } },
});
export const rowText = style({
  display: 'grid',
  flex: '1 1 auto',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  // What can be done about it goes below.
  '@media': { [slimScreen]: { flexBasis: 'calc(100% - 28px)' } },
});
export const rowTitle = style({ font: vars.type.tableFont, fontWeight: 500, color: vars.text.strong });
export const rowDetail = style({ font: vars.type.captionFont, color: vars.text.muted });
export const when = style({ flex: 'none', font: vars.type.captionFont, color: vars.text.muted });
/** A task, who began it, when, and how long it took: in columns, on phones in two lines. */
export const task = style([
  row,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, 9rem) minmax(0, 7rem) minmax(0, 5rem)',
    '@media': { [narrow]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', rowGap: 0 } },
  },
]);
export const person = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  color: vars.text.muted,
  '@media': { [narrow]: { gridColumn: '2', gridRow: '2', font: vars.type.captionFont } },
});
export const taken = style([
  when,
  {
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    '@media': { [narrow]: { gridColumn: '3', gridRow: '2' } },
  },
]);
/** As in the picture of a phone: the text has its room. */
export const whenWide = style([when, { '@media': { [narrow]: { display: 'none' } } }]);
/** The shape alone: its word is only heard. */
export const shape = style({ flex: 'none' });
globalStyle(`${shape}::part(label)`, visuallyHiddenRules);
export const quiet = style({ margin: 0, color: vars.text.muted, font: vars.type.tableFont });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px',
  marginBlockStart: '10px',
});

export const running = style({ display: 'grid', gap: '12px', margin: 0, padding: 0, listStyle: 'none' });
export const runningTask = style({ display: 'grid', gap: '4px' });
export const figures = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12px',
  font: vars.type.captionFont,
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.muted,
});
export const meters = style({ display: 'grid', gap: '10px', margin: 0, padding: 0, listStyle: 'none' });

export const recents = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
  gap: '12px 16px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const recent = style({ display: 'flex', alignItems: 'center', gap: '10px', minInlineSize: 0 });

/** Under 300 ms nothing shows (visual language, "Loading, empty, error"). */
const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });
export const skeleton = style({ display: 'grid', gap: '12px', animation: `${appear} 1ms 300ms both` });
export const bone = style({
  blockSize: '14px',
  borderRadius: vars.radius.sm,
  background: vars.skeleton.base,
  selectors: { '&:nth-child(2)': { inlineSize: '72%' }, '&:nth-child(3)': { inlineSize: '54%' } },
});
export const visuallyHidden = style(visuallyHiddenRules);
