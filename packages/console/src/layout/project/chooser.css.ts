import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@skydeck/tokens';
import { slimScreen } from '../../kit/page/slim-screen.ts';

/** Against the edge of a phone it has some room, as the page below it. */
export const chooser = style({
  minInlineSize: 0,
  '@media': { [slimScreen]: { order: 1, flex: '1 0 100%', paddingInline: 16, paddingBlockEnd: 4 } },
});
globalStyle(`${chooser}::part(panel)`, { '@media': { '(max-width: 640px)': { marginInline: 8 } } });

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  blockSize: 36,
  paddingInline: '10px 8px',
  marginInlineStart: -10,
  minInlineSize: 0,
  // What it begins before its place it may have more.
  maxInlineSize: 'min(46vw, 100% + 10px)',
  border: 0,
  borderRadius: vars.radius.md,
  background: 'none',
  color: vars.chrome.text,
  fontSize: '0.875rem',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover, &[aria-expanded=true]': { background: vars.chrome.hover },
    '&:focus-visible': { outlineColor: vars.focus.ringChrome },
  },
  '@media': {
    [slimScreen]: { blockSize: 'auto', minBlockSize: 36, maxInlineSize: 'calc(100% + 10px)', whiteSpace: 'normal' },
  },
});
export const domain = style({
  color: vars.chrome.muted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': { '(max-width: 640px)': { display: 'none' } },
});
export const slash = style({ color: vars.chrome.muted, '@media': { '(max-width: 640px)': { display: 'none' } } });
export const project = style({
  fontWeight: 500,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': { [slimScreen]: { overflowWrap: 'anywhere', textAlign: 'start' } },
});

export const panel = style({
  inlineSize: 'min(308px, calc(100vw - 42px))',
  '@media': { '(max-width: 640px)': { inlineSize: 'calc(100vw - 18px)' } },
  display: 'flex',
  flexDirection: 'column',
  margin: -6,
});
export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  margin: 6,
  paddingInline: 12,
  blockSize: 36,
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.border.control}`,
  background: vars.field,
  color: vars.text.subtle,
  selectors: { '&:focus-within': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: -1 } },
});
export const field = style({
  flex: 1,
  minInlineSize: 0,
  border: 0,
  background: 'none',
  color: vars.text.strong,
  outline: 'none',
  selectors: { '&::placeholder': { color: vars.text.subtle }, '&:focus-visible': { outline: 'none' } },
});
export const heading = style({ padding: '8px 10px 5px', font: vars.type.overlineFont, color: vars.text.subtle });
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: 'min(420px, 60vh)',
  overflowY: 'auto',
  paddingInline: 5,
  paddingBlockEnd: 5,
});
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: 34,
  paddingInline: 9,
  borderRadius: vars.radius.md,
  color: vars.text.default,
  cursor: 'pointer',
  fontSize: '0.84375rem',
  // Of hundreds only those that show are laid out.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 34px',
  '@media': { '(pointer: coarse)': { minBlockSize: 44 } },
  selectors: {
    '&[data-active]': { background: vars.state.hover },
    '&[aria-selected=true]': { fontWeight: 500, color: vars.text.strong },
    '&[aria-disabled=true]': { color: vars.text.subtle, cursor: 'not-allowed' },
  },
});
export const optionName = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [slimScreen]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});
export const tick = style({ color: vars.accent.icon });
export const badge = style({
  padding: '1px 8px',
  borderRadius: vars.radius.sm,
  background: vars.neutral.subtle,
  color: vars.text.muted,
  fontSize: '0.75rem',
});
export const none = style({ padding: '4px 15px 14px', color: vars.text.muted, fontSize: '0.8125rem' });
export const special = style([option, { marginBlockStart: 5, paddingBlock: 8, borderRadius: vars.radius.md }]);
export const specialIcon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 28,
  blockSize: 28,
  borderRadius: vars.radius.md,
  background: vars.accent.subtle,
  color: vars.accent.icon,
});
export const specialName = style({ display: 'block', color: vars.text.strong, fontWeight: 500 });
export const specialHint = style({ display: 'block', color: vars.text.subtle, font: vars.type.captionFont });
globalStyle(`${special}`, { boxShadow: `0 -6px 0 -5px ${vars.border.subtle}` });
