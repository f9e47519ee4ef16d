import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@skydeck/tokens';
import { slimScreen } from '../../kit/page/slim-screen.ts';

const small = '(max-width: 900px)';

export const login = style({
  position: 'relative',
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
export const product = style({
  fontSize: '1.1875rem',
  fontWeight: 600,
  letterSpacing: '-.025em',
  color: vars.text.strong,
});
export const form = style({ marginBlock: 'auto', paddingBlock: 32, display: 'flex', flexDirection: 'column', gap: 16 });
// Elements of the form are as wide as the pane.
globalStyle(`${form} > *`, { inlineSize: '100%' });
globalStyle(`${form} sky-text-field`, { vars: { '--sky-text-field-width': '100%' } });
/** Large text leaves the name no room beside the way to another one. */
export const domain = style({});
globalStyle(`${domain}::part(control)`, {
  '@media': { [slimScreen]: { flexWrap: 'wrap', justifyContent: 'flex-end' } },
});
globalStyle(`${domain}::part(input)`, { '@media': { [slimScreen]: { flexBasis: 'calc(100% - 2.5rem)' } } });
export const title = style({
  fontSize: '1.875rem',
  lineHeight: '2.375rem',
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
  fontSize: '0.78125rem',
  selectors: { '&::before, &::after': { content: '""', blockSize: 1, flex: 1, background: vars.border.default } },
});
/** Over the picture, or below the page of a small screen, where it moves nothing when it comes. */
export const demo = style({
  position: 'fixed',
  zIndex: vars.z.sticky,
  insetBlockEnd: 36,
  insetInlineEnd: 36,
  inlineSize: 300,
  padding: 8,
  borderRadius: vars.radius.lg,
  background: `color-mix(in srgb, ${vars.raised} 92%, transparent)`,
  boxShadow: `0 0 0 1px ${vars.border.default}, ${vars.shadow[2]}`,
  '@media': {
    [small]: { position: 'absolute', insetBlock: '100% auto', insetInline: 24, inlineSize: 'auto', marginBlockEnd: 24 },
  },
});
export const demoTitle = style({
  margin: 0,
  padding: '4px 8px 6px',
  font: vars.type.overlineFont,
  color: vars.text.muted,
});
export const demoList = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });
export const demoAccount = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 12,
  inlineSize: '100%',
  padding: 8,
  border: 0,
  borderRadius: vars.radius.md,
  background: 'none',
  font: vars.type.tableFont,
  color: vars.text.muted,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.state.hover },
    '&:disabled': { color: vars.text.disabled, cursor: 'default' },
  },
});
export const demoName = style({ fontWeight: 500, color: vars.text.strong });
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
  fontSize: '0.84375rem',
  boxShadow: `0 0 0 1px ${vars.border.default}, ${vars.shadow[2]}`,
});
