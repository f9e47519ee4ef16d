import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';

export const preview = style({
  margin: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minInlineSize: 0,
  '@media': { '(min-width: 1400px)': { position: 'sticky', insetBlockStart: 0 } },
});
export const caption = style({ font: vars.type.labelFont, color: vars.text.strong });
export const note = style({ font: vars.type.captionFont, color: vars.text.subtle });
export const screen = style({
  display: 'grid',
  gridTemplateColumns: '45% 1fr',
  blockSize: 260,
  maxInlineSize: 480,
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
  background: vars.surface,
  boxShadow: `0 0 0 1px ${vars.border.default}, ${vars.shadow[2]}`,
});
export const pane = style({ display: 'flex', flexDirection: 'column', padding: 16, minInlineSize: 0 });
export const brand = style({ display: 'flex', alignItems: 'center', gap: 6, minInlineSize: 0 });
export const mark = style({ color: vars.accent.icon });
export const title = style({
  font: vars.type.captionFont,
  fontWeight: 600,
  color: vars.text.strong,
  overflowWrap: 'anywhere',
  minInlineSize: 0,
});
export const loginLogo = style({
  blockSize: 20,
  maxInlineSize: '100%',
  objectFit: 'contain',
  alignSelf: 'start',
});
export const fields = style({ marginBlock: 'auto', display: 'grid', gap: 8 });
export const heading = style({
  inlineSize: '50%',
  blockSize: 8,
  borderRadius: vars.radius.full,
  background: vars.text.strong,
});
export const field = style({
  blockSize: 18,
  borderRadius: vars.radius.sm,
  background: vars.field,
  boxShadow: `inset 0 0 0 1px ${vars.border.control}`,
});
export const button = style({ blockSize: 18, borderRadius: vars.radius.sm, background: vars.accent.solid });
export const name = style({
  font: vars.type.captionFont,
  color: vars.text.subtle,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const sky = style({
  position: 'relative',
  margin: 6,
  marginInlineStart: 0,
  borderRadius: 8,
  overflow: 'hidden',
});
export const art = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' });
