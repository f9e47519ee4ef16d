import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';

export const scan = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'center',
  '@container': { '(max-width: 379px)': { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center' } },
});
/** Dark on light in every mode: cameras do not read it the other way round. */
export const picture = style({
  display: 'block',
  inlineSize: '168px',
  blockSize: '168px',
  borderRadius: vars.radius.md,
  colorScheme: 'only light',
});
export const ground = style({ fill: 'Canvas' });
export const ink = style({ fill: 'CanvasText' });
export const byHand = style({ display: 'grid', gap: vars.space[2], minInlineSize: 0 });
export const secret = style({
  margin: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.text.strong,
  overflowWrap: 'anywhere',
});
export const codes = style({
  margin: 0,
  padding: vars.space[3],
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  gap: vars.space[2],
  borderRadius: vars.radius.md,
  boxShadow: `0 0 0 1px ${vars.border.subtle}`,
  color: vars.text.strong,
});
