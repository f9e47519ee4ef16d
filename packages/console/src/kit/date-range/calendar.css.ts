import { vars } from '@skydeck/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const months = style({ display: 'flex', justifyContent: 'center', gap: vars.space[6] });
export const month = style({ minInlineSize: 0 });
export const head = style({
  display: 'grid',
  gridTemplateColumns: '28px 1fr 28px',
  alignItems: 'center',
  marginBlockEnd: vars.space[1],
});
export const title = style({
  margin: 0,
  gridColumn: 2,
  textAlign: 'center',
  font: vars.type.bodyFont,
  fontWeight: 550,
  color: vars.text.strong,
});
export const previous = style({ gridColumn: 1 });
export const next = style({ gridColumn: 3 });
export const grid = style({ borderCollapse: 'separate', borderSpacing: 0 });
globalStyle(`${grid} td`, { padding: '1px 0' });
export const weekday = style({
  inlineSize: '36px',
  blockSize: '28px',
  padding: 0,
  font: vars.type.captionFont,
  color: vars.text.subtle,
});
export const cell = style({
  display: 'grid',
  placeItems: 'center',
  position: 'relative',
  boxSizing: 'border-box',
  inlineSize: '36px',
  blockSize: '30px',
  font: vars.type.tableFont,
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.strong,
  cursor: 'pointer',
  outline: 0,
  selectors: {
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-disabled]': { color: vars.text.disabled, cursor: 'default' },
    '&[data-hovered]': { background: vars.state.hover, borderRadius: vars.radius.md },
    '&[data-today]': { color: vars.accent.text, fontWeight: 600 },
    '&[data-today]::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: '1px',
      inlineSize: '4px',
      blockSize: '4px',
      borderRadius: vars.radius.full,
      background: 'currentColor',
    },
    '&[data-selected]': { background: vars.accent.subtle, borderRadius: 0 },
    '&:is([data-selection-start], [data-selection-end], [data-single][data-selected])': {
      background: vars.accent.solid,
      color: vars.accent.onSolid,
      fontWeight: 600,
      borderRadius: vars.radius.md,
    },
    '&[data-focus-visible]': {
      outline: `2px solid ${vars.focus.ring}`,
      outlineOffset: '1px',
      borderRadius: vars.radius.md,
      zIndex: 1,
    },
  },
  '@media': {
    '(pointer: coarse)': { inlineSize: '44px', blockSize: '40px' },
    '(max-width: 359px)': { inlineSize: '36px' },
    '(prefers-reduced-motion: no-preference)': {
      transition: `background ${vars.duration.fast} ${vars.ease.standard}`,
    },
    '(forced-colors: active)': {
      selectors: {
        '&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        '&[data-disabled]': { color: 'GrayText' },
        '&[data-focus-visible]': { outlineColor: 'Highlight' },
      },
    },
  },
});
/** Chosen at one end only: the range is not there yet. */
globalStyle(`[data-choosing] ${cell}[data-selected]:not([data-selection-start])`, {
  background: vars.accent.subtle,
  color: vars.text.strong,
  borderBlock: `1px dashed ${vars.accent.border}`,
});
globalStyle(`[data-choosing] ${cell}[data-selected][data-hovered]:not([data-selection-start])`, {
  outline: `2px solid ${vars.focus.ring}`,
  outlineOffset: '-2px',
  borderBlock: 0,
  borderRadius: vars.radius.md,
});
