import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@skydeck/tokens';
import { slimScreen } from '../../kit/page/slim-screen.ts';
import { visuallyHiddenRules } from '../../kit/page/visually-hidden.ts';

const phone = '(max-width: 640px)';

export const panels = style({
  position: 'fixed',
  insetInlineEnd: 0,
  insetBlockEnd: 48,
  zIndex: vars.z.toast,
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  // What scrolls cuts off what stands out of it: there is room for the shadows, through which the page can be pressed.
  padding: 24,
  boxSizing: 'border-box',
  pointerEvents: 'none',
  inlineSize: 'min(448px, 100vw)',
  maxBlockSize: 'calc(100dvh - 102px)',
  overflowY: 'auto',
  '@media': { [phone]: { insetBlockEnd: 58, padding: 12 } },
});
export const panel = style({
  flex: 'none',
  pointerEvents: 'auto',
  borderRadius: vars.radius.lg,
  background: vars.raised,
  boxShadow: `0 0 0 1px ${vars.border.default}, ${vars.shadow[3]}`,
  overflow: 'hidden',
});
export const head = style({ display: 'flex', alignItems: 'center', gap: 4, padding: '10px 10px 4px 16px' });
export const title = style({
  flex: 1,
  minInlineSize: 0,
  fontSize: '0.875rem',
  fontWeight: 550,
  color: vars.text.strong,
  overflowWrap: 'anywhere',
});
export const turned = style({ rotate: '180deg' });
export const bar = style({ display: 'block', paddingInline: 16, paddingBlock: 4 });
export const sum = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 10,
  minBlockSize: 32,
  padding: '0 10px 8px 16px',
  fontSize: '0.8125rem',
  color: vars.text.muted,
});
export const counts = style({ display: 'flex', flexWrap: 'wrap', gap: '0 10px' });
export const failed = style({ color: vars.danger.text });
export const box = style({
  maxBlockSize: 240,
  overflowY: 'auto',
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: -2 } },
});
export const table = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
});
export const visuallyHidden = style(visuallyHiddenRules);
export const gap = style({ padding: 0, border: 0 });
export const row = style({
  blockSize: 40,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  '@media': {
    [slimScreen]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', blockSize: 'auto', paddingBlock: 6 },
  },
});
export const name = style({
  paddingInline: '16px 8px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.text.default,
});
/** What does not fit loses its end, whichever way it is written. */
globalStyle(`${name} > bdi`, {
  display: 'inline-block',
  verticalAlign: 'top',
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  // Two lines are as high as a row, and nobody hovers on a phone.
  '@media': {
    [phone]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      lineHeight: '1rem',
    },
    [slimScreen]: { WebkitLineClamp: 'none', lineHeight: 'inherit' },
  },
});
export const state = style({
  paddingInline: 4,
  overflow: 'hidden',
  '@media': { [slimScreen]: { gridArea: '2 / 1', paddingInlineStart: 16 } },
});
export const error = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '0.75rem',
  color: vars.text.muted,
});
export const act = style({
  paddingInline: '0 8px',
  textAlign: 'end',
  '@media': { [slimScreen]: { gridArea: '1 / 2 / 3 / 3' } },
});
export const nameColumn = style({ inlineSize: '58%' });
export const actColumn = style({ inlineSize: 40 });
globalStyle(`${table}, ${table} :is(tbody, td)`, { '@media': { [slimScreen]: { display: 'block' } } });
