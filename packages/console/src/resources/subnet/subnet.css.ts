import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@skydeck/tokens';

export const switches = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
});
export const pools = style({ display: 'flex', flexDirection: 'column', gap: 8 });
export const poolsHead = style({ display: 'flex', alignItems: 'baseline', gap: 8 });
export const poolsTitle = style({ font: vars.type.labelFont, color: vars.text.strong });
export const note = style({ font: vars.type.captionFont, color: vars.text.subtle });
export const pool = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr) auto',
  gap: 8,
  alignItems: 'start',
});
globalStyle(`${pool} sky-text-field`, { vars: { '--sky-text-field-width': '100%' } });
export const to = style({ lineHeight: '2.25rem', color: vars.text.muted });
