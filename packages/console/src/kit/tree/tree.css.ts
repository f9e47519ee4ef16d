import { vars } from '@skydeck/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { smallButton } from '../react-aria/small-button.css.ts';

const coarse = '(pointer: coarse)';

export const tree = style({
  outline: 0,
  maxBlockSize: '50dvh',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: '2px',
  selectors: { '&[data-focus-visible]': { outline: `2px solid ${vars.focus.ring}`, borderRadius: vars.radius.md } },
});
/** As a line of the menu beside the page (`page/menu.css.ts`). */
export const item = style({
  minBlockSize: '30px',
  borderRadius: vars.radius.md,
  outline: 0,
  color: vars.text.muted,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.state.hover, color: vars.text.strong },
    '&[data-selected]': { background: vars.state.selected, color: vars.text.strong, fontWeight: 500 },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '-2px' },
    '&[data-dragging]': { opacity: 0.6, background: vars.sunken },
    '&[data-drop-target]': {
      background: vars.accent.subtle,
      color: vars.accent.text,
      outline: `2px solid ${vars.focus.ring}`,
      outlineOffset: '-2px',
    },
  },
  '@media': {
    [coarse]: { minBlockSize: vars.size.touch },
    '(prefers-reduced-motion: no-preference)': {
      transition: `background ${vars.duration.fast} ${vars.ease.standard}`,
    },
    '(forced-colors: active)': {
      selectors: {
        '&[data-selected]': { color: 'Highlight' },
        '&:is([data-focus-visible], [data-drop-target])': { outlineColor: 'Highlight' },
      },
    },
  },
});
globalStyle(`${item}[data-selected] sky-icon`, { color: vars.accent.text });
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: '7px',
  minBlockSize: 'inherit',
  paddingInlineEnd: '4px',
  lineHeight: '1.125rem',
});
globalStyle(`${item} > [role=gridcell]`, { minBlockSize: 'inherit' });
export const name = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'pre',
});
export const loading = style({
  display: 'block',
  paddingInline: '28px 4px',
  font: vars.type.captionFont,
  color: vars.text.subtle,
});
export const chevron = style([smallButton]);
globalStyle(`button${chevron}:hover`, { background: vars.state.hover });
globalStyle(`${item}[data-expanded] > * > * > ${chevron} > sky-icon`, { rotate: '90deg' });
globalStyle(`${item}[data-expanded] > * > * > ${chevron} > sky-icon:dir(rtl)`, { rotate: '-90deg' });
export const grip = style([
  smallButton,
  {
    cursor: 'grab',
    // Seen by who comes near, and by who has no pointer that hovers.
    '@media': { '(hover: hover)': { opacity: 0 } },
  },
]);
globalStyle(
  `${item}:is([data-hovered], [data-focus-visible-within], [data-focus-visible]) ${grip}, ${grip}[data-focus-visible]`,
  {
    opacity: 1,
  },
);
