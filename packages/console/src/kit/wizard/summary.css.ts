import { vars } from '@skydeck/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { lowScreen } from '../page/low-screen.ts';
import { slimScreen } from '../page/slim-screen.ts';
import { property } from '../details/properties.css.ts';
import { folded } from './wizard.css.ts';

export const summary = style({
  minInlineSize: 0,
  background: vars.sunken,
  borderInlineStart: `1px solid ${vars.border.subtle}`,
  '@media': {
    [folded]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: vars.z.sticky,
      flex: 'none',
      borderInlineStart: 0,
      borderBlockStart: `1px solid ${vars.border.subtle}`,
    },
    [lowScreen]: { position: 'static' },
  },
});

export const fold = style({
  display: 'none',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  paddingInline: '24px',
  border: 0,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.state.hover },
    '&:focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '-2px' },
  },
  '@media': { [folded]: { display: 'flex' }, '(max-width: 640px)': { paddingInline: vars.space[4] } },
});
export const foldTitle = style({ flex: 'none', font: vars.type.labelFont, color: vars.text.strong });
export const brief = style({
  display: 'flex',
  gap: vars.space[3],
  minInlineSize: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  font: vars.type.captionFont,
  color: vars.text.muted,
  // A part of a word says nothing, and all of it is behind the button.
  '@media': { [slimScreen]: { display: 'none' } },
});
export const chevron = style({
  marginInlineStart: 'auto',
  color: vars.text.muted,
  transition: `rotate ${vars.duration.base} ${vars.ease.standard}`,
  selectors: { '[aria-expanded=true] > &': { rotate: '180deg' } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

export const content = style({
  position: 'sticky',
  insetBlockStart: 0,
  padding: '24px',
  '@media': {
    [folded]: {
      display: 'none',
      position: 'static',
      maxBlockSize: '50dvh',
      overflowY: 'auto',
      paddingBlockStart: vars.space[1],
      selectors: { '&[data-open]': { display: 'block' } },
    },
    '(max-width: 640px)': { paddingInline: vars.space[4] },
  },
});
export const title = style({
  marginBlockEnd: vars.space[3],
  font: vars.type.bodyFont,
  fontWeight: 600,
  color: vars.text.strong,
  '@media': { [folded]: { display: 'none' } },
});

// There is just room for two columns; what is long breaks.
globalStyle(`${content} ${property}`, {
  gridTemplateColumns: 'minmax(0, 118px) minmax(0, 1fr)',
  '@media': { [folded]: { gridTemplateColumns: 'minmax(0, 140px) minmax(0, 1fr)' } },
});
export const unset = style({ color: vars.text.subtle });
