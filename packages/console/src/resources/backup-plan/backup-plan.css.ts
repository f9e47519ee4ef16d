import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';

export const lastRun = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
});
export const beside = style({ color: vars.text.muted });

export const preview = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1], minInlineSize: 0 });
export const previewTitle = style({ margin: 0, font: vars.type.captionFont, color: vars.text.muted });
export const previewList = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: '2px',
  font: vars.type.tableFont,
  fontVariantNumeric: 'tabular-nums',
});

export const failures = style({ margin: 0, padding: 0, listStyle: 'none', overflowWrap: 'anywhere' });
