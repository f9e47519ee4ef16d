import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';

export const tab = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3], minInlineSize: 0 });
export const changes = style({
  margin: 0,
  paddingInline: 0,
  paddingBlock: '6px',
  listStyle: 'none',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
