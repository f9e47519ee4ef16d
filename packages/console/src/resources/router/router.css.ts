import { vars } from '@skydeck/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const stacked = '(max-width: 640px)';
const line = `1.5px solid ${vars.border.control}`;

/** Drawn from left to right in every language: a picture, not a text. */
export const path = style({
  display: 'flex',
  alignItems: 'center',
  '@media': { [stacked]: { flexDirection: 'column', alignItems: 'stretch' } },
});
/** The way outside: a line, and above it the address that packets go out under. */
export const way = style({
  position: 'relative',
  alignSelf: 'stretch',
  flex: '1 1 120px',
  minInlineSize: '48px',
  display: 'grid',
  alignContent: 'center',
  paddingInline: vars.space[1],
  paddingBlockEnd: '22px',
  textAlign: 'center',
  font: vars.type.captionFont,
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  selectors: {
    '&::after': { content: '', position: 'absolute', insetInline: 0, insetBlockStart: '50%', borderBlockStart: line },
  },
  '@media': {
    [stacked]: {
      flex: 'none',
      marginInlineStart: '24px',
      padding: '6px 12px',
      minBlockSize: '20px',
      borderInlineStart: line,
      textAlign: 'start',
      selectors: { '&::after': { display: 'none' } },
    },
  },
});
export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  boxSizing: 'border-box',
  minInlineSize: 0,
  padding: '8px 10px',
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.border.default}`,
  background: vars.surface,
  color: vars.text.strong,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.state.hover },
    '&:focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' },
  },
});
// As wide as each other, the line to the outside takes the rest.
globalStyle(`${path} > ${box}`, { flex: '0 1 180px', '@media': { [stacked]: { flex: 'none' } } });
export const texts = style({ display: 'grid', minInlineSize: 0 });
export const name = style({
  // Words of Arabic begin where the others do. Chromium knows it by its old name.
  textAlign: ['-webkit-match-parent', 'match-parent'],
  font: vars.type.tableFont,
  fontWeight: 500,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const fact = style([name, { font: vars.type.captionFont, fontWeight: 400, color: vars.text.muted }]);

/** The networks, each at the end of a branch. */
export const ends = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  flex: '0 1 220px',
  minInlineSize: 0,
  '@media': { [stacked]: { flex: 'none', marginBlockStart: vars.space[2] } },
});
export const end = style({
  position: 'relative',
  paddingInlineStart: '40px',
  paddingBlock: '5px',
  selectors: {
    // From the trunk to the box, and the trunk itself, from the middle of the first to the middle of the last.
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: '20px auto',
      inlineSize: '20px',
      insetBlockStart: '50%',
      borderBlockStart: line,
    },
    '&::after': { content: '', position: 'absolute', insetInlineStart: '20px', insetBlock: 0, borderInlineStart: line },
    '&:first-child::after': { insetBlockStart: '50%' },
    '&:last-child::after': { insetBlockEnd: '50%' },
    '&:only-child::before': { insetInlineStart: 0, inlineSize: '40px' },
  },
  '@media': {
    [stacked]: {
      paddingInlineStart: 0,
      selectors: { '&::before': { display: 'none' }, '&::after': { display: 'none' } },
    },
  },
});
globalStyle(`${box} + ${ends}`, { position: 'relative' });
globalStyle(`${box} + ${ends}:not(:has(> :only-child))::before`, {
  content: '',
  position: 'absolute',
  insetInlineStart: 0,
  inlineSize: '20px',
  insetBlockStart: '50%',
  borderBlockStart: line,
  '@media': { [stacked]: { display: 'none' } },
});

/** What it is and the way to its form, which a narrow page has below it. */
export const gateway = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  padding: '12px 16px',
});
export const gatewayTexts = style({
  flex: '1 1 140px',
  display: 'grid',
  minInlineSize: 0,
  font: vars.type.tableFont,
  overflowWrap: 'anywhere',
});
export const gatewayFact = style({ font: vars.type.captionFont, color: vars.text.muted });
