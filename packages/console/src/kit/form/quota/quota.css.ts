import { vars } from '@skydeck/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const quota = style({
  display: 'grid',
  gap: vars.space[4],
  marginBlockStart: '18px',
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  // Nothing is above that it would be parted from.
  selectors: { '&:first-child': { marginBlockStart: 0, paddingBlockStart: 0, borderBlockStart: 0 } },
});
export const title = style({ font: vars.type.bodyFont, fontWeight: 600, color: vars.text.strong });
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[2],
  marginBlockEnd: '6px',
  font: vars.type.captionFont,
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.strong,
});
export const label = style({ color: vars.text.muted });
export const bar = style({
  display: 'flex',
  gap: '2px',
  blockSize: '8px',
  borderRadius: vars.radius.md,
  background: vars.data.track,
  overflow: 'hidden',
});
export const used = style({ background: vars.data.fill });
/** Hatched: it is not there yet. */
export const adding = style({
  background: `repeating-linear-gradient(135deg, ${vars.data.fill} 0 2px, color-mix(in srgb, ${vars.data.fill} 35%, transparent) 2px 4px)`,
});
export const excess = style({ marginBlockStart: vars.space[1], font: vars.type.captionFont, color: vars.danger.text });

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 14px',
  font: vars.type.captionFont,
  color: vars.text.muted,
});
export const key = style({ display: 'flex', alignItems: 'center', gap: '6px' });
globalStyle(`${key} i`, { inlineSize: '8px', blockSize: '8px', borderRadius: '2.5px' });
