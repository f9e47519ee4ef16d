import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';
import { smallButton } from '../react-aria/small-button.css.ts';

const forced = '(forced-colors: active)';

export const list = style({
  display: 'grid',
  padding: '4px',
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.md,
  background: vars.field,
  outline: 0,
});
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.controlMd,
  minInlineSize: 0,
  paddingInline: '4px 10px',
  borderRadius: vars.radius.sm,
  outline: 0,
  font: vars.type.tableFont,
  color: vars.text.strong,
  selectors: {
    '&[data-hovered]': { background: vars.state.hover },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '-2px' },
    '&[data-dragging]': { opacity: 0.6, background: vars.sunken },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: vars.size.touch },
    '(prefers-reduced-motion: no-preference)': {
      transition: `background ${vars.duration.fast} ${vars.ease.standard}`,
    },
    [forced]: { selectors: { '&[data-focus-visible]': { outlineColor: 'Highlight' } } },
  },
});
export const grip = style([
  smallButton,
  {
    cursor: 'grab',
    selectors: { '&[data-hovered]': { background: vars.state.hover, color: vars.text.strong } },
  },
]);
export const number = style({
  minInlineSize: '1.5ch',
  color: vars.text.subtle,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
export const text = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
/** A line between two, while something is dragged there. */
export const indicator = style({
  blockSize: '2px',
  marginBlock: '-1px',
  borderRadius: vars.radius.full,
  outline: 0,
  selectors: { '&[data-drop-target]': { background: vars.focus.ring } },
  '@media': { [forced]: { selectors: { '&[data-drop-target]': { background: 'Highlight' } } } },
});
