import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';

const moving = '(prefers-reduced-motion: no-preference)';

export const zone = style({
  borderRadius: vars.radius.lg,
  outline: 0,
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' },
    '&[data-drop-target]': {
      background: vars.accent.subtle,
      outline: `2px solid ${vars.focus.ring}`,
      outlineOffset: '-2px',
    },
  },
  '@media': {
    [moving]: { transition: `background ${vars.duration.fast} ${vars.ease.standard}` },
    '(forced-colors: active)': {
      selectors: { '&:is([data-focus-visible], [data-drop-target])': { outlineColor: 'Highlight' } },
    },
  },
});
export const box = style({
  display: 'grid',
  justifyItems: 'center',
  gap: '6px',
  padding: '20px 16px 24px',
  border: `2px dashed ${vars.accent.border}`,
  textAlign: 'center',
  font: vars.type.tableFont,
  color: vars.text.muted,
});

/** As the elements' secondary button is (`button/button.css.ts`). */
export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '7px',
  minInlineSize: 0,
  minBlockSize: vars.size.controlForm,
  paddingInline: '12px 14px',
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.md,
  background: vars.raised,
  boxShadow: vars.shadow[1],
  color: vars.text.strong,
  font: vars.type.bodyStrongFont,
  fontSize: '0.84375rem',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: `color-mix(in srgb, ${vars.text.strong} 4%, ${vars.raised})` },
    '&[data-pressed]': { background: `color-mix(in srgb, ${vars.text.strong} 8%, ${vars.raised})` },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: vars.size.touch },
    [moving]: { transition: `background ${vars.duration.fast} ${vars.ease.standard}` },
    '(forced-colors: active)': { borderColor: 'ButtonBorder' },
  },
});
