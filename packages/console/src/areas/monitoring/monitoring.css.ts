import { style } from '@vanilla-extract/css';
import { vars } from '@skydeck/tokens';
import { visuallyHiddenRules } from '../../kit/page/visually-hidden.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: 16,
  padding: '6px 24px 24px',
  overflowY: 'auto',
});
export const metric = style({
  font: vars.type.metricFont,
  letterSpacing: vars.type.metricTracking,
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.strong,
  marginBlockEnd: 8,
});
export const visuallyHidden = style(visuallyHiddenRules);
