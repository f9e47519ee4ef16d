import { vars } from '@skydeck/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { menuLine } from '../../kit/page/menu.css.ts';

const wide = '(min-width: 1181px)';
const narrow = '(max-width: 1180px)';
const phone = '(max-width: 640px)';

export const rail = style({
  gridRow: 2,
  gridColumn: 1,
  background: vars.chrome.bg,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 4,
  paddingBlock: '4px 12px',
  zIndex: 1,
  '@media': { [phone]: { display: 'none' } },
});
export const railItem = style({
  inlineSize: 44,
  blockSize: 44,
  borderRadius: 10,
  display: 'grid',
  placeItems: 'center',
  color: vars.chrome.muted,
  position: 'relative',
  selectors: {
    '&:hover': { background: vars.chrome.hover, color: vars.chrome.text },
    '&:focus-visible': { outlineColor: vars.focus.ringChrome },
    '&[aria-current=page]': {
      background: vars.chrome.active,
      color: vars.chrome.activeText,
      boxShadow: vars.shadow[2],
    },
    '&[aria-current=page]::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: -10,
      insetBlock: 11,
      inlineSize: 3,
      borderStartEndRadius: 3,
      borderEndEndRadius: 3,
      background: vars.chrome.indicator,
    },
  },
});

export const section = style({
  gridRow: 2,
  gridColumn: 2,
  zIndex: 1,
  display: 'none',
  flexDirection: 'column',
  gap: 14,
  fontSize: '0.8125rem',
  overflowY: 'auto',
  paddingBlock: `calc(4px + ${vars.chrome.inset}) 16px`,
  paddingInline: '4px 12px',
  '@media': { [wide]: { display: 'flex' } },
});
export const sectionItem = style([
  menuLine,
  {
    fontWeight: 450,
    selectors: {
      '&[aria-current=page]': { background: vars.state.pressed, color: vars.text.strong, fontWeight: 550 },
    },
  },
]);
globalStyle(`${sectionItem}[aria-current=page] sky-icon`, { color: vars.accent.text });
export const sectionCount = style({
  marginInlineStart: 'auto',
  fontSize: '0.75rem',
  fontWeight: 400,
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const sectionSelect = style({
  gridRow: 2,
  gridColumn: '2 / -1',
  justifySelf: 'start',
  alignSelf: 'start',
  zIndex: 3,
  margin: '10px 24px',
  inlineSize: 200,
  display: 'none',
  '@media': { [narrow]: { display: 'block' }, [phone]: { gridColumn: 1, margin: '10px 16px' } },
});
globalStyle(`${sectionSelect}:has(~ * [data-heading])`, { '@media': { [narrow]: { display: 'none' } } });
// On a phone, the way back of a page of one object leads to the list that has it.
globalStyle(`${sectionSelect}:has(~ * [data-crumbs])`, { '@media': { [phone]: { display: 'none' } } });
/** On the title of a page, which it covers unseen. */
export const titleSelect = style({
  display: 'none',
  color: vars.text.muted,
  '@media': { [narrow]: { display: 'inline-flex' } },
});
export const titleOptions = style({
  position: 'absolute',
  inset: '-6px -6px -6px 0',
  minInlineSize: 0,
  opacity: 0,
  cursor: 'pointer',
  fontSize: '1rem',
});
globalStyle(`${titleSelect}:has(:focus-visible)::after`, {
  content: '""',
  position: 'absolute',
  inset: '-4px -6px',
  borderRadius: vars.radius.sm,
  outline: `2px solid ${vars.focus.ring}`,
});

export const bottomBar = style({
  display: 'none',
  gridRow: 3,
  background: vars.chrome.bg,
  borderBlockStart: `1px solid ${vars.chrome.border}`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  '@media': { [phone]: { display: 'flex' } },
});
export const bottomItem = style({
  flex: 1,
  minBlockSize: 56,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  minInlineSize: 0,
  padding: '4px 2px',
  // Large text has room on each of them.
  fontSize: 'min(0.75rem, 5vw)',
  lineHeight: 1.25,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  color: vars.chrome.muted,
  selectors: {
    '&[aria-current=page]': { color: vars.chrome.activeText, fontWeight: 500 },
    '&:hover': { textDecoration: 'none' },
  },
});
