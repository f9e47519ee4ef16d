import { vars } from '@skydeck/tokens';
import { keyframes, style } from '@vanilla-extract/css';

const rise = keyframes({ from: { opacity: 0, translate: '0 8px' } });
const tint = (percent: number) => `color-mix(in srgb, ${vars.text.onInverse} ${percent}%, transparent)`;
const narrow = '(max-width: 640px)';

export const bar = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '64px',
  marginInline: 'auto',
  zIndex: vars.z.sticky,
  inlineSize: 'max-content',
  maxInlineSize: 'calc(100% - 48px)',
  boxSizing: 'border-box',
  minBlockSize: '46px',
  display: 'flex',
  alignItems: 'center',
  gap: '2px',
  paddingInline: '6px',
  overflowX: 'auto',
  borderRadius: vars.radius.lg,
  background: vars.inverse,
  color: vars.text.onInverse,
  boxShadow: vars.shadow[4],
  font: vars.type.bodyFont,
  fontSize: '0.84375rem',
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${rise} ${vars.duration.base} ${vars.ease.enter}` },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
    [narrow]: {
      inlineSize: 'auto',
      maxInlineSize: 'none',
      minBlockSize: '54px',
      marginInline: '24px',
      paddingInline: '8px',
      justifyContent: 'space-between',
    },
  },
});
export const count = style({
  paddingInline: '10px 12px',
  fontWeight: 550,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { paddingInline: '8px' } },
});
export const line = style({
  flex: 'none',
  inlineSize: '1px',
  blockSize: '20px',
  marginInline: '4px',
  background: tint(22),
  '@media': { [narrow]: { display: 'none' } },
});
export const button = style({
  display: 'flex',
  alignItems: 'center',
  gap: '7px',
  minBlockSize: '34px',
  paddingInline: '10px',
  border: 0,
  borderRadius: vars.radius.md,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: tint(12) },
    '&:focus-visible': { outline: `2px solid ${vars.text.onInverse}`, outlineOffset: '-2px' },
    '&[aria-disabled=true]': { color: vars.text.onInverseMuted, cursor: 'default', background: 'none' },
  },
  '@media': { [narrow]: { minBlockSize: '44px', minInlineSize: '44px', justifyContent: 'center' } },
});
/** On a phone the icon speaks; the words stay for who listens. */
export const words = style({
  '@media': {
    [narrow]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
