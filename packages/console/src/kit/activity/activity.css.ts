import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';

export const changes = style({
  margin: 0,
  paddingInline: 0,
  paddingBlock: '6px',
  listStyle: 'none',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});

export const recent = style({ margin: 0, padding: 0, listStyle: 'none', font: vars.type.tableFont });
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 96px) minmax(0, 1fr) minmax(0, 140px) minmax(0, 120px)',
  columnGap: vars.space[3],
  alignItems: 'baseline',
  paddingBlock: '7px',
  color: vars.text.muted,
  selectors: { '&:nth-child(n + 2)': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
  '@media': { '(max-width: 640px)': { gridTemplateColumns: 'auto minmax(0, 1fr)', rowGap: '2px' } },
});
export const what = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const act = style({ fontWeight: 500, color: vars.text.strong });
export const who = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
