import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';

const narrow = '(max-width: 640px)';

export const footer = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  flex: 'none',
  minBlockSize: '48px',
  boxSizing: 'border-box',
  paddingInline: '24px 20px',
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  background: vars.surface,
  font: vars.type.tableFont,
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [narrow]: { paddingInline: '16px 8px' } },
});
/** Of no rows: it only says that they are none to those who hear it. */
export const blankFooter = style([footer, { borderBlockStartColor: 'transparent' }]);
export const end = style({ display: 'flex', alignItems: 'center', gap: vars.space[4], marginInlineStart: 'auto' });
export const size = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  '@media': { [narrow]: { display: 'none' } },
});
export const pager = style({ display: 'flex', alignItems: 'center', gap: '2px' });
export const page = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '28px',
  blockSize: '28px',
  paddingInline: '4px',
  border: 0,
  borderRadius: '7px',
  background: 'none',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.muted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.state.hover },
    '&:focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '2px' },
    '&[aria-current]': { background: vars.state.pressed, color: vars.text.strong, fontWeight: 550 },
    '&:disabled': { background: vars.state.hover, color: vars.text.disabled, cursor: 'default' },
  },
  '@media': { [narrow]: { minInlineSize: '40px', blockSize: '40px' } },
});
export const gap = style({ minInlineSize: '20px', textAlign: 'center' });
export const bone = style({
  inlineSize: '80px',
  blockSize: '10px',
  borderRadius: vars.radius.full,
  background: `linear-gradient(90deg, ${vars.skeleton.base}, ${vars.skeleton.shine})`,
});
