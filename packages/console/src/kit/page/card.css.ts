import { vars } from '@skydeck/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { buttonRow } from './button-row.css.ts';

export const card = style({
  // Cells of a table begin where the heading does.
  vars: { '--_edge': '16px' },
  background: vars.surface,
  borderRadius: vars.radius.lg,
  boxShadow: `0 0 0 1px ${vars.border.subtle}, ${vars.shadow[1]}`,
  minInlineSize: 0,
});
export const cardHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: '5px 16px',
  minBlockSize: '43px',
  boxSizing: 'border-box',
  '@media': { '(max-width: 640px)': { flexWrap: 'wrap' } },
});
export const cardTitle = style({ margin: 0, font: vars.type.bodyFont, fontWeight: 600, color: vars.text.strong });
export const cardAction = style([
  buttonRow,
  { marginInlineStart: 'auto', font: vars.type.tableFont, color: vars.text.muted },
]);
export const cardBody = style({
  padding: '3px 16px 16px',
  minInlineSize: 0,
  // The rows of a table reach from edge to edge.
  selectors: {
    '&:has(> [data-table])': {
      padding: 0,
      overflow: 'hidden',
      borderEndStartRadius: vars.radius.lg,
      borderEndEndRadius: vars.radius.lg,
    },
  },
});
/** What stands beside a table keeps away from the edge. */
globalStyle(`${cardBody}:has(> [data-table]) > :not([data-table])`, { marginInline: '16px' });
