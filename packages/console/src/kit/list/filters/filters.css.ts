import { vars } from '@skydeck/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { slimScreen } from '../../page/slim-screen.ts';

const narrowScreen = '(max-width: 640px)';

export const search = style({
  inlineSize: '320px',
  flex: '0 1 320px',
  minInlineSize: '160px',
  '@media': { [narrowScreen]: { inlineSize: '100%', flex: '1 1 160px' } },
});
export const key = style({
  font: vars.type.captionFont,
  fontSize: '0.6875rem',
  lineHeight: '1.125rem',
  color: vars.text.subtle,
  paddingInline: '5px',
  border: `1px solid ${vars.border.default}`,
  borderRadius: '5px',
  background: vars.sunken,
  '@media': { '(hover: none)': { display: 'none' }, [narrowScreen]: { display: 'none' } },
});

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  listStyle: 'none',
  margin: 0,
  padding: 0,
  minInlineSize: 0,
  selectors: { '&[data-one-line]': { flexWrap: 'nowrap' } },
  '@media': {
    [narrowScreen]: { order: 1, flexBasis: '100%' },
    [slimScreen]: { selectors: { '&[data-one-line]': { flexWrap: 'wrap' } } },
  },
});
export const chip = style({
  display: 'inline-flex',
  alignItems: 'stretch',
  minBlockSize: '28px',
  boxSizing: 'border-box',
  minInlineSize: 0,
  maxInlineSize: '100%',
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.md,
  background: vars.raised,
  boxShadow: vars.shadow[1],
  font: vars.type.tableFont,
  '@media': { [slimScreen]: { display: 'inline-grid', gridTemplateColumns: 'auto 1fr auto' } },
});
const part = style({
  display: 'flex',
  alignItems: 'center',
  paddingInline: '8px',
  minInlineSize: 0,
  selectors: { '& + &': { borderInlineStart: `1px solid ${vars.border.subtle}` } },
});
export const chipTitle = style([part, { flex: 'none', gap: '6px', color: vars.text.muted, whiteSpace: 'nowrap' }]);
export const chipIs = style([
  part,
  { flex: 'none', color: vars.text.subtle, paddingInline: '6px', whiteSpace: 'nowrap' },
]);
export const chipValue = style([part, { color: vars.text.strong, fontWeight: 500, overflowWrap: 'anywhere' }]);
globalStyle(`${chip} > ${chipValue}`, {
  '@media': { [slimScreen]: { gridArea: '2 / 1 / 3 / -1', borderInlineStart: 'none' } },
});
globalStyle(`${chips}[data-one-line] ${chipValue} > bdi`, {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // What would be left of it says nothing.
  '@media': { [slimScreen]: { whiteSpace: 'normal' } },
});
/** A finger finds more than what shows. */
const reach = (inline: string) =>
  ({ content: '', position: 'absolute', insetBlock: '-8px', insetInline: inline }) as const;
export const chipClose = style([
  part,
  {
    position: 'relative',
    border: 0,
    background: 'none',
    color: vars.text.subtle,
    cursor: 'pointer',
    paddingInline: '6px',
    borderStartEndRadius: '7px',
    borderEndEndRadius: '7px',
    selectors: {
      '&:hover': { background: vars.state.hover, color: vars.text.strong },
      '&:focus-visible': { outline: `2px solid ${vars.focus.ring}` },
    },
    '@media': { [narrowScreen]: { '::after': reach('-14px -4px') }, [slimScreen]: { gridArea: '1 / 3' } },
  },
]);

export const more = style({ flex: 'none', display: 'flex' });
export const moreButton = style({
  position: 'relative',
  minBlockSize: '28px',
  paddingInline: '8px',
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.md,
  background: vars.raised,
  boxShadow: vars.shadow[1],
  font: vars.type.tableFont,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.strong,
  cursor: 'pointer',
  '::after': reach('-4px -8px'),
  selectors: {
    '&:hover': { background: vars.state.hover },
    '&:focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' },
  },
});

export const menuButton = style({ '@media': { '(pointer: coarse)': { minInlineSize: vars.size.touch } } });
export const menu = style({ vars: { '--sky-popover-width': '260px' } });
export const groups = style({
  display: 'grid',
  gap: vars.space[4],
  padding: '10px 14px',
  maxBlockSize: '420px',
  overflowY: 'auto',
  // A shadow at an edge where the list goes on; the covers, which scroll along, hide it where it ends.
  background: [
    `linear-gradient(${vars.raised}, transparent) 0 0 / 100% 24px no-repeat local`,
    `linear-gradient(transparent, ${vars.raised}) 0 100% / 100% 24px no-repeat local`,
    `linear-gradient(${vars.border.default}, transparent) 0 0 / 100% 8px no-repeat scroll`,
    `linear-gradient(transparent, ${vars.border.default}) 0 100% / 100% 8px no-repeat scroll`,
  ].join(', '),
});
export const group = style({ display: 'grid', gap: vars.space[2], border: 0, margin: 0, padding: 0, minInlineSize: 0 });
export const legend = style({ padding: '0 0 6px', font: vars.type.overlineFont, color: vars.text.subtle });
