import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';

const phone = '(max-width: 640px)';

export const picker = style({
  minInlineSize: 0,
  maxInlineSize: '100%',
  '@media': { [phone]: { inlineSize: '100%' } },
});
export const fields = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 auto',
  columnGap: '6px',
  minInlineSize: 0,
});
export const dash = style({ color: vars.text.subtle });

export const dialog = style({ outline: 0 });
export const body = style({ display: 'flex', '@media': { [phone]: { flexDirection: 'column' } } });
export const presets = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  gap: '2px',
  minInlineSize: '150px',
  margin: 0,
  padding: '8px',
  listStyle: 'none',
  borderInlineEnd: `1px solid ${vars.border.subtle}`,
  '@media': {
    [phone]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      borderInlineEnd: 0,
      borderBlockEnd: `1px solid ${vars.border.subtle}`,
    },
  },
});
export const preset = style({
  inlineSize: '100%',
  minBlockSize: '32px',
  padding: '4px 10px',
  border: 0,
  borderRadius: vars.radius.md,
  background: 'none',
  font: vars.type.tableFont,
  color: vars.text.strong,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.state.hover },
    '&:focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '-2px' },
    '&[aria-pressed=true]': { background: vars.accent.subtle, color: vars.accent.text },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch } },
});
export const choice = style({ padding: '12px 16px', minInlineSize: 0 });
export const times = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  marginBlockStart: vars.space[3],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  font: vars.type.tableFont,
  color: vars.text.muted,
});
export const time = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });
export const timeControl = style({ paddingInlineEnd: '11px' });
export const zone = style({ marginInlineStart: 'auto', color: vars.text.subtle });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  padding: '10px 16px',
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
export const problem = style({ flex: '1 1 160px', font: vars.type.captionFont, color: vars.danger.text });
export const swap = style({
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: vars.text.link,
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' },
  },
});
