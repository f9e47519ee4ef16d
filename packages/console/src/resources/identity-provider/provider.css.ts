import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[2],
  alignItems: 'end',
  paddingBlockEnd: vars.space[3],
  borderBlockEnd: `1px solid ${vars.border.default}`,
});
export const groupFields = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2], minInlineSize: 0 });
export const address = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], minInlineSize: 0 });
export const addressText = style({ overflowWrap: 'anywhere', minInlineSize: 0 });
export const tested = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });
export const lastTest = style({ margin: 0, color: vars.text.muted });
export const groups = style({ margin: 0, paddingInlineStart: '18px' });
