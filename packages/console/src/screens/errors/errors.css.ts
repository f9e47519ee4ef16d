import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@skydeck/tokens';

export const page = style({
  position: 'relative',
  minBlockSize: '100dvh',
  overflow: 'hidden',
  background: vars.canvas,
  padding: '108px 16px 60px',
});
export const brand = style({
  position: 'absolute',
  insetBlockStart: 28,
  insetInlineStart: 36,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
});
export const mark = style({ color: vars.accent.icon });
export const product = style({
  fontSize: '1.125rem',
  fontWeight: 600,
  letterSpacing: '-.025em',
  color: vars.text.strong,
});
export const art = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: 420,
  maskImage: 'linear-gradient(transparent, black 70%)',
  opacity: 0.8,
});
export const horizon = style({ inlineSize: '100%', blockSize: '100%' });
export const card = style({
  position: 'relative',
  marginInline: 'auto',
  maxInlineSize: 560,
  textAlign: 'center',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  background: vars.raised,
  borderRadius: 20,
  padding: '30px clamp(20px, 6vw, 48px) 36px',
  boxShadow: `0 0 0 1px ${vars.border.subtle}, ${vars.shadow[4]}`,
});
export const code = style({
  fontSize: '0.875rem',
  fontWeight: 550,
  color: vars.accent.text,
  marginBlockStart: 14,
  fontVariantNumeric: 'tabular-nums',
});
export const title = style({
  fontSize: '1.75rem',
  lineHeight: '2.25rem',
  fontWeight: 600,
  letterSpacing: '-.022em',
  color: vars.text.strong,
  marginBlockStart: 2,
  selectors: { ':lang(ar) &': { letterSpacing: 0 } },
});
export const text = style({
  marginBlockStart: 8,
  maxInlineSize: '42ch',
  fontSize: '0.9375rem',
  lineHeight: '1.4375rem',
  textWrap: 'balance',
  color: vars.text.muted,
});
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  justifyContent: 'center',
  marginBlockStart: 22,
});
export const facts = style({
  marginBlockStart: 24,
  inlineSize: '100%',
  display: 'grid',
  gap: 6,
  textAlign: 'start',
  fontSize: '0.8125rem',
  padding: '14px 16px',
  borderRadius: 12,
  background: vars.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.border.subtle}`,
});
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  gap: 16,
  alignItems: 'center',
});
globalStyle(`${fact} dt`, { color: vars.text.subtle });
globalStyle(`${fact} dd`, { color: vars.text.strong, overflowWrap: 'anywhere' });
/** A link or a button: both look like a link. */
export const report = style({
  marginBlockStart: 18,
  padding: 0,
  border: 'none',
  background: 'none',
  font: 'inherit',
  fontSize: '0.875rem',
  color: vars.accent.text,
  textDecoration: 'underline',
  cursor: 'pointer',
});
