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
/** Folded: one line, as wide as what it says. */
export const pill = style([
  panel,
  { alignSelf: 'flex-end', maxInlineSize: '100%', borderRadius: 20, blockSize: 40, boxSizing: 'border-box' },
]);
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: '14px 10px 14px 16px',
  selectors: { [`${pill} > &`]: { blockSize: 40, boxSizing: 'border-box', padding: '0 8px 0 12px' } },
});
export const state = style({
  flex: 1,
  minInlineSize: 0,
  selectors: { [`${pill} &`]: { display: 'flex', alignItems: 'center', gap: 10, whiteSpace: 'nowrap' } },
});
export const title = style({
  margin: 0,
  fontSize: '0.875rem',
  fontWeight: 600,
  color: vars.text.strong,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});
export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 10px',
  margin: 0,
  fontSize: '0.8125rem',
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const failed = style({ display: 'inline-flex', alignItems: 'center', gap: 4, color: vars.danger.text });
export const turned = style({ rotate: '180deg' });
export const ring = style({
  flex: 'none',
  inlineSize: 30,
  blockSize: 30,
  marginInlineEnd: 8,
  fill: 'none',
  strokeWidth: 5,
  selectors: { [`${pill} &`]: { inlineSize: 20, blockSize: 20, marginInlineEnd: 4 } },
});
export const ringTrack = style({ stroke: vars.border.default });
export const ringValue = style({
  stroke: vars.accent.solid,
  '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
});
export const foot = style({
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  margin: 0,
  padding: '10px 16px',
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  fontSize: '0.8125rem',
  color: vars.text.muted,
});
export const box = style({
  maxBlockSize: 'min(420px, 50dvh)',
  overflowY: 'auto',
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: -2 } },
});
export const table = style({ display: 'block', inlineSize: '100%', fontSize: '0.8125rem' });
globalStyle(`${table} > tbody`, { display: 'block' });
export const visuallyHidden = style(visuallyHiddenRules);
export const gap = style({ display: 'block', padding: 0, border: 0 });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: 8,
  minBlockSize: 60,
  boxSizing: 'border-box',
  padding: '8px 10px 8px 16px',
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  '@media': { [slimScreen]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
/** The icon stands beside both lines; the bar, where there is one, between them. */
export const name = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: 12,
  padding: 0,
  minInlineSize: 0,
  color: vars.text.strong,
});
export const icon = style({ gridRow: '1 / span 3', color: vars.text.muted });
/** What does not fit loses its end, whichever way it is written. */
globalStyle(`${name} > bdi`, {
  gridColumn: 2,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'pre',
  fontWeight: 500,
  // Nobody hovers on a phone.
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
export const bar = style({
  gridColumn: 2,
  display: 'block',
  blockSize: 4,
  marginBlock: 3,
  borderRadius: 2,
  background: vars.border.default,
  overflow: 'hidden',
});
export const barValue = style({
  display: 'block',
  blockSize: '100%',
  background: vars.accent.solid,
  '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
});
export const barPaused = style([barValue, { background: vars.text.subtle }]);
export const detail = style({
  gridColumn: 2,
  display: 'flex',
  gap: 10,
  overflow: 'hidden',
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${detail} > *`, { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
globalStyle(`${detail} > :first-child:not(:last-child)`, { flex: '0 1 auto', minInlineSize: 40 });
globalStyle(`${detail} > :last-child:not(:first-child)`, { flex: 'none' });
export const rowState = style({
  padding: 0,
  alignSelf: 'start',
  color: vars.text.muted,
  '@media': { [slimScreen]: { gridArea: '2 / 1', paddingInlineStart: 30 } },
});
export const pace = style({
  display: 'grid',
  justifyItems: 'end',
  fontSize: '0.75rem',
  fontVariantNumeric: 'tabular-nums',
});
export const act = style({
  display: 'flex',
  padding: 0,
  minInlineSize: 24,
  '@media': { [slimScreen]: { gridArea: '1 / 2 / 3 / 3' } },
});
