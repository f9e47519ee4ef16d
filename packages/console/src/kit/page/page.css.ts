import { vars } from '@skydeck/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { lowScreen } from './low-screen.ts';
import { buttonRow } from './button-row.css.ts';
import { visuallyHiddenRules } from './visually-hidden.ts';

/** A page fills the sheet; what scrolls lies inside it. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minBlockSize: 0,
  minInlineSize: 0,
  blockSize: '100%',
  position: 'relative',
  '@media': { [lowScreen]: { flex: 'none', blockSize: 'auto', minBlockSize: '100%' } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space[3],
  flex: 'none',
  // As high as with a button, so that no title stands higher than another.
  minBlockSize: `calc(32px + ${vars.size.controlMd})`,
  boxSizing: 'border-box',
  padding: '18px 24px 14px',
  // One line (one-line.ts).
  selectors: { '&[data-tight]': { flexWrap: 'nowrap' } },
  '@media': { '(max-width: 640px)': { padding: '12px 16px 10px', minBlockSize: 0 } },
});

export const heading = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  position: 'relative',
  minInlineSize: 0,
  selectors: { [`${head}[data-tight] > &`]: { minInlineSize: 'min-content' } },
});

export const title = style({
  margin: 0,
  font: vars.type.titleFont,
  letterSpacing: vars.type.titleTracking,
  color: vars.text.strong,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  // Focused by the route, not by a person: the ring would point at nothing to press.
  selectors: { '&:focus': { outline: 'none' }, [`${head}[data-tight] &`]: { overflowWrap: 'break-word' } },
});

export const count = style({
  marginInlineStart: vars.space[2],
  font: vars.type.bodyFont,
  color: vars.text.subtle,
  fontVariantNumeric: 'tabular-nums',
});
export const unseen = style(visuallyHiddenRules);
/** A finger has no room for it, and lists are alive. */
export const refresh = style({ '@media': { '(max-width: 640px)': { display: 'none' } } });
export const actions = style([buttonRow, { marginInlineStart: 'auto' }]);

export const crumbs = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '6px',
  font: vars.type.labelFont,
  fontWeight: 400,
  color: vars.text.subtle,
});
globalStyle(`${crumbs} a`, { color: vars.text.muted });
export const currentCrumb = style({ color: vars.text.strong, fontWeight: 500, overflowWrap: 'anywhere' });

/** States that take the place of a page's content. */
export const view = style({
  display: 'grid',
  placeContent: 'safe center',
  justifyItems: 'center',
  gap: vars.space[2],
  flex: '1 1 auto',
  minBlockSize: '280px',
  padding: vars.space[6],
  textAlign: 'center',
  color: vars.text.muted,
});
export const viewTitle = style({
  margin: 0,
  font: vars.type.headingFont,
  letterSpacing: vars.type.headingTracking,
  color: vars.text.strong,
});
export const viewText = style({
  margin: 0,
  font: vars.type.bodyFont,
  maxInlineSize: '420px',
  overflowWrap: 'anywhere',
});
export const viewActions = style({ display: 'flex', gap: vars.space[2], marginBlockStart: vars.space[3] });
export const viewFacts = style({ font: vars.type.captionFont, color: vars.text.subtle });
