import { vars } from '@skydeck/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { buttonRow } from '../../../kit/page/button-row.css.ts';
import { visuallyHiddenRules } from '../../../kit/page/visually-hidden.ts';

export const stack = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minInlineSize: 0 });
export const visuallyHidden = style(visuallyHiddenRules);
export const remark = style({ margin: 0, font: vars.type.captionFont, color: vars.text.muted });
export const panel = style({ display: 'flex', flexDirection: 'column', gap: vars.space[5], paddingBlockStart: '16px' });
/** What is clear in a picture shows squares: a black one is to be seen on a dark page, and a white one on a light. */
export const picture = style({
  display: 'block',
  maxInlineSize: '100%',
  maxBlockSize: '60vh',
  marginInline: 'auto',
  objectFit: 'contain',
  borderRadius: vars.radius.md,
  background: `repeating-conic-gradient(color-mix(in srgb, ${vars.border.control} 60%, transparent) 0 25%, ${vars.sunken} 0 50%) 0 / 16px 16px`,
});
/** Its own colours: paper is white, on a dark page too. */
export const document = style({
  overflow: 'auto',
  minBlockSize: '120px',
  maxBlockSize: '60vh',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.md,
  background: vars.sunken,
});
globalStyle(`${document} > canvas`, { display: 'block', inlineSize: '100%', blockSize: 'auto' });
export const pages = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  font: vars.type.captionFont,
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const text = style({ vars: { '--sky-code-max-block-size': '60vh' } });
export const list = style({ display: 'grid', gap: '1px', margin: 0, padding: 0, listStyle: 'none' });
export const version = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '2px 8px',
  paddingBlock: '10px',
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  font: vars.type.tableFont,
  color: vars.text.default,
});
export const versionTime = style({ color: vars.text.strong, fontWeight: 500 });
export const versionFacts = style({ display: 'block', font: vars.type.captionFont, color: vars.text.muted });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: '2px' });
export const acts = buttonRow;
export const pairs = style({ display: 'grid', gap: vars.space[2] });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  gap: vars.space[2],
  alignItems: 'start',
});
