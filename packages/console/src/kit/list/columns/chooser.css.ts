import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';
import { visuallyHiddenRules } from '../../page/visually-hidden.ts';

export const popover = style({ vars: { '--sky-popover-width': '300px' } });
export const content = style({ display: 'flex', flexDirection: 'column' });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '8px 14px 4px',
});
export const title = style({ margin: 0, font: vars.type.bodyFont, fontWeight: 600, color: vars.text.strong });
export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: '0 8px 8px',
  maxBlockSize: '420px',
  overflowY: 'auto',
});
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '32px',
  borderRadius: vars.radius.md,
  color: vars.text.strong,
  font: vars.type.tableFont,
  selectors: {
    '&:hover': { background: vars.state.hover },
    '&[data-dragged]': { background: vars.state.selected },
    '&[data-off]': { color: vars.text.muted },
  },
});
export const grip = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '28px',
  flex: 'none',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  color: vars.text.muted,
  selectors: {
    'button&': { cursor: 'grab' },
    '&:focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '-1px' },
  },
});
export const name = style({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' });
export const lock = style({ color: vars.text.subtle, marginInlineEnd: '9px' });
export const height = style({ padding: '10px 14px 8px', borderBlockStart: `1px solid ${vars.border.subtle}` });
export const visuallyHidden = style(visuallyHiddenRules);
