import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';
import { visuallyHiddenRules } from '../../kit/page/visually-hidden.ts';

export const bar = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], alignItems: 'center' });
export const charts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(420px, 100%), 1fr))',
  gap: vars.space[4],
  alignItems: 'start',
});
export const figure = style({ margin: 0, display: 'grid', gap: vars.space[2], minInlineSize: 0 });
export const now = style({ margin: 0, font: vars.type.titleFont, color: vars.text.strong });
/** Charts run from left to right in every language; the marks stand at their left. */
export const plot = style({ position: 'relative', blockSize: '140px', direction: 'ltr' });
export const marks = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
});
export const mark = style({
  position: 'relative',
  blockSize: 0,
  borderBlockStart: `1px dashed ${vars.border.subtle}`,
  font: vars.type.captionFont,
  color: vars.text.subtle,
  whiteSpace: 'nowrap',
});
/** Below its line, and above the lowest one. */
export const markText = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: '2px',
  selectors: { 'li:last-child > &': { insetBlockStart: 'auto', insetBlockEnd: '2px' } },
});
const MARKS = 76;
export const line = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: MARKS,
  inlineSize: `calc(100% - ${MARKS}px)`,
  blockSize: '100%',
});
export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[2],
  font: vars.type.captionFont,
  color: vars.text.subtle,
});
export const none = style({ margin: 0, color: vars.text.subtle });
export const values = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  font: vars.type.tableFont,
  fontVariantNumeric: 'tabular-nums',
});
export const cell = style({
  padding: '4px 8px',
  textAlign: 'start',
  fontWeight: 400,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  selectors: { '&:last-child': { textAlign: 'end' } },
});
export const visuallyHidden = style(visuallyHiddenRules);
/** In a partner's page: the charts are all there is. */
export const framed = style({ display: 'grid', gap: vars.space[4], padding: '22px 24px' });
export const title = style({ ...visuallyHiddenRules, margin: -1 });
