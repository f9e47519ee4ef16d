import { vars } from '@skydeck/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { lowScreen } from '../page/low-screen.ts';
import { slimScreen } from '../page/slim-screen.ts';
import { folded, visuallyHidden } from './wizard.css.ts';
import { visuallyHiddenRules } from '../page/visually-hidden.ts';

export { visuallyHidden };

export const nav = style({
  minInlineSize: 0,
  borderInlineEnd: `1px solid ${vars.border.subtle}`,
  '@media': {
    [folded]: { flex: 'none', borderInlineEnd: 0, borderBlockEnd: `1px solid ${vars.border.subtle}` },
  },
});
export const steps = style({
  position: 'sticky',
  insetBlockStart: 0,
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: '24px',
  paddingInline: '24px 12px',
  '@media': {
    [folded]: { position: 'static', flexDirection: 'row', alignItems: 'center', padding: '4px 12px' },
    [`${lowScreen}, ${slimScreen}`]: { position: 'static', flexWrap: 'wrap', rowGap: '8px', paddingBlock: '8px' },
  },
});
export const step = style({
  position: 'relative',
  minBlockSize: '46px',
  paddingBlockEnd: '20px',
  // The line to the next step.
  selectors: {
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 'calc(0.75rem - 0.5px)',
      insetBlock: '1.75rem 4px',
      inlineSize: '1px',
      background: vars.border.default,
    },
    '&[data-state=done]:not(:last-child)::before': { background: vars.accent.icon },
  },
  '@media': {
    [folded]: {
      display: 'flex',
      alignItems: 'center',
      paddingBlockEnd: 0,
      minInlineSize: 0,
      selectors: {
        // The step that is open keeps its words as long as the others can be narrower.
        '&:not([data-state=current])': { flexShrink: 1000, minInlineSize: 'calc(1.5rem + 16px)' },
        '&:not([data-state=current]):last-child': { minInlineSize: '1.75rem' },
        '&:not(:last-child)::before': {
          position: 'static',
          order: 1,
          flex: 'none',
          inlineSize: '12px',
          blockSize: '1px',
        },
      },
    },
  },
});
export const way = style({
  display: 'flex',
  gap: vars.space[3],
  minInlineSize: 0,
  borderRadius: vars.radius.sm,
  color: 'inherit',
  selectors: {
    '&:hover': { textDecoration: 'none' },
    '&:focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '4px' },
  },
  // As large as a finger needs.
  '@media': {
    [folded]: {
      alignItems: 'center',
      justifyContent: 'center',
      blockSize: vars.size.touch,
      inlineSize: vars.size.touch,
      minInlineSize: 'max(28px, 1.5rem)',
      flex: '0 1 auto',
      selectors: { '[data-state=current] > &': { inlineSize: 'auto', paddingInline: '10px' } },
    },
    [`${lowScreen}, ${slimScreen}`]: { blockSize: 'auto', minBlockSize: vars.size.touch },
  },
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: vars.radius.full,
  fontSize: '0.78125rem',
  fontWeight: 550,
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.muted,
  boxShadow: `inset 0 0 0 1.25px ${vars.border.control}`,
  selectors: {
    '[data-state=done] &': { background: vars.accent.subtle, color: vars.accent.text, boxShadow: 'none' },
    '[data-state=current] &': {
      background: vars.accent.solid,
      color: vars.accent.onSolid,
      boxShadow: `0 0 0 4px ${vars.accent.subtle}`,
    },
    '[data-state=wrong] &': {
      background: vars.danger.subtle,
      color: vars.danger.text,
      boxShadow: `inset 0 0 0 1.25px ${vars.danger.border}`,
      fontWeight: 700,
    },
    '[data-state=unneeded] &': { boxShadow: `inset 0 0 0 1.25px ${vars.border.default}` },
  },
});

export const words = style({ minInlineSize: 0, flex: '1 1 auto' });
export const name = style({
  display: 'block',
  fontWeight: 500,
  fontSize: '0.84375rem',
  lineHeight: '1.5rem',
  color: vars.text.muted,
  overflowWrap: 'anywhere',
  selectors: {
    '[data-state=current] &': { color: vars.text.strong, fontWeight: 600 },
    '[data-state=done] &, [data-state=wrong] &': { color: vars.text.strong },
    'a:hover &': { textDecoration: 'underline', textUnderlineOffset: '2px' },
  },
  '@media': {
    [folded]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    [`${lowScreen}, ${slimScreen}`]: { whiteSpace: 'normal' },
  },
});
export const caption = style({
  display: 'block',
  font: vars.type.captionFont,
  color: vars.text.subtle,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: { '[data-state=wrong] &': { color: vars.danger.text } },
});

// Folded to a line, only the step that is open has words to see; the others keep theirs for who hears them.
globalStyle(`${step}:not([data-state=current]) ${words}`, {
  '@media': {
    [folded]: visuallyHiddenRules,
  },
});
