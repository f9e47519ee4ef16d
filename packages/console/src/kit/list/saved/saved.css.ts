import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';

export const content = style({ display: 'grid', gap: vars.space[3], padding: '12px 14px' });
export const note = style({ margin: 0, font: vars.type.captionFont, color: vars.text.muted });
export const views = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  maxBlockSize: '260px',
  overflowY: 'auto',
});
export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space[1], minInlineSize: 0 });
export const open = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  minBlockSize: '32px',
  padding: '4px 8px',
  border: 0,
  borderRadius: vars.radius.md,
  background: 'none',
  font: vars.type.bodyFont,
  color: vars.text.default,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.state.hover },
    '&[aria-pressed=true]': { fontWeight: 600, color: vars.text.strong, background: vars.state.selected },
    '&:focus-visible': { outline: `2px solid ${vars.focus.ring}` },
  },
});
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const form = style({
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'start',
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
