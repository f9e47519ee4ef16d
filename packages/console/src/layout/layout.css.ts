import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '@skydeck/tokens';
import { lowScreen } from '../kit/page/low-screen.ts';
import { slimScreen } from '../kit/page/slim-screen.ts';
import { visuallyHiddenRules } from '../kit/page/visually-hidden.ts';

const wide = '(min-width: 1181px)';
const narrow = '(max-width: 1180px)';
const phone = '(max-width: 640px)';
const finger = '(pointer: coarse)';

const grid = style({
  display: 'grid',
  blockSize: '100dvh',
  background: vars.chrome.bg,
  position: 'relative',
  overflow: 'hidden',
  gridTemplateRows: `${vars.size.header} minmax(0, 1fr)`,
  '@media': {
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: `${vars.size.header} minmax(0, 1fr) auto` },
    [slimScreen]: { gridTemplateRows: 'auto minmax(0, 1fr) auto' },
  },
});
export const shell = style([
  grid,
  {
    gridTemplateColumns: `${vars.size.rail} minmax(0, 1fr)`,
    '@media': {
      [wide]: { gridTemplateColumns: `${vars.size.rail} ${vars.size.sectionMenu} minmax(0, 1fr)` },
      [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
    // The canvas below the section menu and the sheet, against a dark chrome.
    '::before': {
      content: '""',
      gridRow: 2,
      gridColumn: '2 / -1',
      background: vars.canvas,
      borderStartStartRadius: 14,
    },
  },
]);
export const shellWithoutSection = style([
  grid,
  {
    gridTemplateColumns: `${vars.size.rail} minmax(0, 1fr)`,
    '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    '::before': {
      content: '""',
      gridRow: 2,
      gridColumn: '2 / -1',
      background: vars.canvas,
      borderStartStartRadius: 14,
    },
  },
]);
/** The page alone, as on a screen on the wall. */
export const full = style({ display: 'grid', blockSize: '100dvh', background: vars.surface });
export const exitFullScreen = style({
  position: 'fixed',
  insetBlockStart: 4,
  insetInlineEnd: 4,
  zIndex: vars.z.header,
});
globalStyle(`${shell}::before, ${shellWithoutSection}::before`, { '@media': { [phone]: { display: 'none' } } });

export const skip = style({
  position: 'absolute',
  insetInlineStart: 8,
  insetBlockStart: -100,
  zIndex: vars.z.toast,
  padding: '8px 14px',
  borderRadius: vars.radius.md,
  background: vars.raised,
  boxShadow: vars.shadow[3],
  selectors: { '&:focus': { insetBlockStart: 8 } },
});

export const header = style({
  gridColumn: '1 / -1',
  gridRow: 1,
  display: 'flex',
  alignItems: 'center',
  background: vars.chrome.bg,
  color: vars.chrome.text,
  paddingInlineEnd: 16,
  zIndex: vars.z.header,
  minInlineSize: 0,
  minBlockSize: vars.size.header,
  // The project has a line of its own, below the brand and the buttons.
  '@media': { [slimScreen]: { flexWrap: 'wrap' } },
});
export const brand = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  inlineSize: 280,
  color: vars.chrome.text,
  borderRadius: vars.radius.md,
  selectors: {
    '&:hover': { textDecoration: 'none' },
    '&:focus-visible': { outlineColor: vars.focus.ringChrome, outlineOffset: -4 },
  },
  '@media': { [narrow]: { inlineSize: 'auto', paddingInlineEnd: 20 }, [phone]: { paddingInlineEnd: 10 } },
});
export const brandMark = style({
  inlineSize: vars.size.rail,
  display: 'grid',
  placeItems: 'center',
  color: vars.chrome.indicator,
  '@media': { [phone]: { inlineSize: 52 } },
});
export const brandName = style({
  fontWeight: 600,
  fontSize: '1rem',
  letterSpacing: '-.02em',
  // The mark stands alone there; the words stay for who listens.
  '@media': {
    [phone]: visuallyHiddenRules,
  },
});
export const mark = style({
  display: 'block',
  background: 'currentColor',
  maskRepeat: 'no-repeat',
  maskPosition: 'center',
  maskSize: 'contain',
});
export const headerEnd = style({
  marginInlineStart: 'auto',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: vars.chrome.muted,
  '@media': { [finger]: { gap: 2 } },
});
export const headerButton = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 36,
  blockSize: 36,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.md,
  background: 'none',
  color: vars.chrome.muted,
  cursor: 'pointer',
  '@media': { [finger]: { inlineSize: vars.size.touch, blockSize: vars.size.touch } },
  selectors: {
    '&:hover': { background: vars.chrome.hover, color: vars.chrome.text },
    '&:focus-visible': { outlineColor: vars.focus.ringChrome },
  },
});
/** As large as the bell will be, which comes later. */
export const bellPlace = style({
  minInlineSize: 36,
  minBlockSize: 36,
  '@media': { [finger]: { minInlineSize: vars.size.touch, minBlockSize: vars.size.touch } },
});
export const avatarButton = style({
  border: 0,
  background: 'none',
  padding: 3,
  borderRadius: vars.radius.full,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineColor: vars.focus.ringChrome } },
});
export const avatar = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 30,
  blockSize: 30,
  borderRadius: vars.radius.full,
  // In a circle of its own size, and said in words beside it.
  fontSize: 12,
  lineHeight: 1,
  fontWeight: 600,
  background: vars.accent.subtleHover,
  color: vars.accent.text,
});

export const sheet = style({
  gridRow: 2,
  gridColumn: '-2 / -1',
  zIndex: 1,
  background: vars.surface,
  borderRadius: vars.radius.lg,
  boxShadow: `0 0 0 1px ${vars.border.subtle}, ${vars.shadow[1]}`,
  marginBlock: `${vars.chrome.inset} 8px`,
  marginInlineEnd: 8,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  position: 'relative',
  overflow: 'hidden',
  outline: 'none',
  '@media': {
    [phone]: { marginInlineEnd: 0, marginBlockEnd: 0, borderEndStartRadius: 0, borderEndEndRadius: 0 },
    [lowScreen]: { overflowY: 'auto' },
  },
});
/** The chooser stands beside the wordmark where the sheet begins at the rail. */
globalStyle(`${shellWithoutSection} ${brand}`, {
  inlineSize: 'auto',
  paddingInlineEnd: 20,
  '@media': { [phone]: { paddingInlineEnd: 10 } },
});
globalStyle(`${shellWithoutSection} > ${sheet}`, {
  marginInlineStart: `max(4px, ${vars.chrome.inset})`,
  '@media': { [phone]: { marginInlineStart: 0 } },
});
globalStyle(`${shell} > ${sheet}`, {
  '@media': {
    [narrow]: { paddingBlockStart: 'min(2.75rem, 56px)', marginInlineStart: `max(4px, ${vars.chrome.inset})` },
    [phone]: { marginInlineStart: 0, paddingBlockStart: 'min(3.5rem, 68px)' },
  },
});
// A page with a heading has the select on it; that of one object has none on a phone.
globalStyle(`${shell} > ${sheet}:has([data-heading])`, { '@media': { [narrow]: { paddingBlockStart: 0 } } });
globalStyle(`${shell} > ${sheet}:has([data-crumbs])`, { '@media': { [phone]: { paddingBlockStart: 0 } } });

export const bannerPlace = style({
  selectors: { '&:not(:empty)': { padding: '12px 24px 0' } },
  '@media': { [phone]: { selectors: { '&:not(:empty)': { paddingInline: '16px' } } } },
});
export const banner = style({
  padding: '11px 13px',
  borderRadius: 10,
  background: vars.warning.subtle,
  boxShadow: `inset 0 0 0 1px ${vars.warning.border}`,
  color: vars.text.default,
  font: vars.type.tableFont,
  overflowWrap: 'anywhere',
});
const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });
/** A page of which a part is still fetched: its heading and what is below. A quick one shows none of it. */
export const skeleton = style({
  display: 'grid',
  gap: 20,
  padding: 24,
  animation: `${appear} 1ms 300ms both`,
});
export const bone = style({
  blockSize: 10,
  maxInlineSize: '60%',
  borderRadius: vars.radius.full,
  background: `linear-gradient(90deg, ${vars.skeleton.base}, ${vars.skeleton.shine})`,
});
export const headBone = style([bone, { inlineSize: 220, blockSize: 20 }]);
export const pendingImports = style([
  banner,
  {
    position: 'fixed',
    insetBlockStart: 8,
    insetInline: 8,
    zIndex: vars.z.toast,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 12,
    inlineSize: 'fit-content',
    marginInline: 'auto',
    background: `linear-gradient(${vars.warning.subtle}, ${vars.warning.subtle}), ${vars.raised}`,
  },
]);
export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.blocking,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  background: `color-mix(in srgb, ${vars.canvas} 82%, transparent)`,
  color: vars.text.muted,
});
export const plain = style({
  display: 'grid',
  gap: 10,
  placeContent: 'center',
  justifyItems: 'center',
  blockSize: '100%',
  padding: 24,
  textAlign: 'center',
  color: vars.text.muted,
});
export const overlayLabel = style({ font: vars.type.headingFont, color: vars.text.strong });
globalStyle(`${full} > ${sheet}`, {
  gridRow: 1,
  gridColumn: 1,
  margin: 0,
  borderRadius: 0,
  boxShadow: 'none',
});
