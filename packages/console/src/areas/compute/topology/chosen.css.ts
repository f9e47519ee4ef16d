import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';

/** Beside the picture where there is room, over it where there is none. */
export const frame = style({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '368px',
  minBlockSize: 0,
  background: vars.surface,
  borderInlineStart: `1px solid ${vars.border.subtle}`,
  '@media': {
    '(max-width: 900px)': { position: 'absolute', inset: 0, inlineSize: 'auto', borderInlineStart: 'none', zIndex: 1 },
  },
});
export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: '16px 20px',
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
export const icon = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '36px',
  blockSize: '36px',
  borderRadius: vars.radius.md,
  background: vars.accent.subtle,
  color: vars.accent.icon,
});
export const titles = style({ flex: '1 1 auto', minInlineSize: 0 });
export const title = style({
  margin: 0,
  font: vars.type.headingFont,
  color: vars.text.strong,
  overflowWrap: 'anywhere',
  selectors: { '&:focus': { outline: 'none' } },
});
export const note = style({ margin: 0, font: vars.type.captionFont, color: vars.text.muted });
export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflow: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  padding: '16px 20px',
});
export const footer = style({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  padding: '12px 20px',
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
export const section = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1] });
export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minBlockSize: '28px',
});
export const sectionTitle = style({ margin: 0, font: vars.type.labelFont, color: vars.text.muted });
export const rows = style({ listStyle: 'none', margin: 0, padding: 0 });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingBlock: '8px',
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  font: vars.type.tableFont,
  color: vars.text.default,
});
export const rowTexts = style({ display: 'grid', minInlineSize: 0 });
export const rowName = style({
  justifySelf: 'start',
  border: 0,
  padding: 0,
  background: 'none',
  font: 'inherit',
  fontWeight: 500,
  color: vars.text.link,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '2px' },
    '&:focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px', borderRadius: vars.radius.xs },
  },
  '@media': { '(max-width: 640px)': { minBlockSize: '44px' } },
});
export const text = style({ margin: 0, font: vars.type.tableFont, color: vars.text.muted });
