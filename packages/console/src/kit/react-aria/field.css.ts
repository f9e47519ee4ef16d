import { vars } from '@skydeck/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { visuallyHiddenRules } from '../page/visually-hidden.ts';

const coarse = '(pointer: coarse)';
const moving = '(prefers-reduced-motion: no-preference)';
const forced = '(forced-colors: active)';

/** As the elements' fields are (`core/field.css.ts` of the elements): heights, focus ring, error, motion. */
export const label = style({
  display: 'block',
  marginBlockEnd: '6px',
  font: vars.type.labelFont,
  color: vars.text.strong,
  overflowWrap: 'anywhere',
});
export const hiddenLabel = style(visuallyHiddenRules);
export const control = style({
  display: 'flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  gap: vars.space[1],
  minBlockSize: vars.size.controlForm,
  minInlineSize: 0,
  maxInlineSize: '100%',
  paddingInlineStart: '11px',
  paddingInlineEnd: '4px',
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.md,
  background: vars.field,
  color: vars.text.strong,
  font: vars.type.bodyFont,
  selectors: {
    '&:hover': { borderColor: vars.border.controlHover },
    '&[data-invalid]': {
      borderColor: vars.danger.icon,
      boxShadow: `inset 0 0 0 1px ${vars.danger.icon}`,
    },
    '&[data-focus-within]': {
      borderColor: 'transparent',
      outline: `2px solid ${vars.focus.ring}`,
      outlineOffset: '1px',
    },
    '&[data-disabled]': {
      borderColor: vars.border.default,
      background: vars.sunken,
      color: vars.text.disabled,
    },
  },
  '@media': {
    [coarse]: { minBlockSize: vars.size.touch },
    [moving]: { transition: `border-color ${vars.duration.fast} ${vars.ease.standard}` },
    [forced]: {
      selectors: {
        '&[data-focus-within]': { outlineColor: 'Highlight' },
        '&[data-invalid]': { borderWidth: '2px', borderColor: 'Mark' },
      },
    },
  },
});
export const small = style({ minBlockSize: vars.size.controlMd, paddingInlineStart: '9px', font: vars.type.tableFont });

/** One date: its parts stand in one line of text, which has the marks that keep a time from left to right. */
export const input = style({ flex: '0 1 auto', minInlineSize: 0, fontVariantNumeric: 'tabular-nums' });
globalStyle(`${control}${input}`, { display: 'block', alignContent: 'center' });
export const segment = style({
  display: 'inline-block',
  boxSizing: 'border-box',
  lineHeight: '24px',
  textAlign: 'center',
  // With the sign between two of them a finger finds each (WCAG 2.5.8).
  minInlineSize: '22px',
  minBlockSize: '24px',
  paddingInline: '2px',
  borderRadius: vars.radius.xs,
  outline: 0,
  caretColor: 'transparent',
  whiteSpace: 'pre',
  selectors: {
    '&[data-placeholder]': { color: vars.text.subtle },
    '&[data-type=literal]': { minInlineSize: 0, paddingInline: 0 },
    '&[data-focused]': { background: vars.accent.solid, color: vars.accent.onSolid },
  },
  '@media': { [forced]: { selectors: { '&[data-focused]': { background: 'Highlight', color: 'HighlightText' } } } },
});
export const message = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 6px',
  marginBlockStart: '6px',
  font: vars.type.captionFont,
  color: vars.danger.text,
});

/** The small icon button inside of a field, as the elements have it. */
export const quietButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '28px',
  blockSize: '28px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  color: vars.text.muted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.state.hover, color: vars.text.strong },
    '&[data-pressed]': { background: vars.state.pressed },
    '&:focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '1px' },
    '&:disabled': { background: 'none', color: vars.text.disabled, cursor: 'default' },
    [`${small} &`]: { inlineSize: '24px', blockSize: '24px' },
  },
  '@media': {
    [coarse]: { selectors: { '&, *&': { inlineSize: '36px', blockSize: '36px' } } },
    [moving]: {
      transition: `background ${vars.duration.fast} ${vars.ease.standard}, color ${vars.duration.fast} ${vars.ease.standard}`,
    },
    [forced]: { color: 'ButtonText' },
  },
});
