import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@skydeck/tokens';

const small = '(max-width: 900px)';

export const login = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(440px, 520px) 1fr',
  minBlockSize: '100dvh',
  background: vars.surface,
  '@media': { [small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const pane = style({
  display: 'flex',
  flexDirection: 'column',
  padding: '36px 72px 28px',
  minInlineSize: 0,
  '@media': { [small]: { padding: '28px 24px' } },
});
export const brand = style({ display: 'flex', alignItems: 'center', gap: 12 });
/** A domain's own, mark and name in one drawing; the row is as high as without it. */
export const loginLogo = style({ blockSize: 30, maxInlineSize: '100%', objectFit: 'contain' });
export const mark = style({ color: vars.accent.icon });
export const product = style({ fontSize: 19, fontWeight: 600, letterSpacing: '-.025em', color: vars.text.strong });
export const form = style({ marginBlock: 'auto', paddingBlock: 32, display: 'flex', flexDirection: 'column', gap: 16 });
// Elements of the form are as wide as the pane.
globalStyle(`${form} > *`, { inlineSize: '100%' });
globalStyle(`${form} sky-text-field`, { vars: { '--sky-text-field-width': '100%' } });
export const title = style({
  fontSize: 30,
  lineHeight: '38px',
  fontWeight: 600,
  letterSpacing: '-.024em',
  color: vars.text.strong,
  selectors: { ':lang(ar) &': { letterSpacing: 0 } },
});
export const subtitle = style({ marginBlockStart: 6, color: vars.text.muted });
export const providers = style({ display: 'grid', gap: 10, marginBlockStart: 6 });
export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  color: vars.text.subtle,
  fontSize: 12.5,
  selectors: { '&::before, &::after': { content: '""', blockSize: 1, flex: 1, background: vars.border.default } },
});
export const footer = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 16,
  font: vars.type.captionFont,
  color: vars.text.subtle,
});
export const footerLanguage = style({
  marginInlineStart: 'auto',
  display: 'none',
  '@media': { [small]: { display: 'block' } },
});
export const sky = style({
  position: 'relative',
  margin: 8,
  marginInlineStart: 0,
  borderRadius: 14,
  overflow: 'hidden',
  '@media': { [small]: { display: 'none' } },
});
export const art = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' });
export const language = style({ position: 'absolute', insetBlockStart: 28, insetInlineEnd: 28 });
export const languageButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  blockSize: 38,
  paddingInline: 12,
  borderRadius: 10,
  border: 0,
  cursor: 'pointer',
  background: `color-mix(in srgb, ${vars.raised} 82%, transparent)`,
  backdropFilter: 'blur(12px)',
  color: vars.text.strong,
  fontWeight: 500,
  fontSize: 13.5,
  boxShadow: `0 0 0 1px ${vars.border.default}, ${vars.shadow[2]}`,
});
