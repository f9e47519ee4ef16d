import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';
import { lowScreen } from '../page/low-screen.ts';
import { visuallyHiddenRules } from '../page/visually-hidden.ts';
import { buttonRow } from '../page/button-row.css.ts';

/** The steps are a line, the summary another (visual language, "Small screens"). */
export const folded = '(max-width: 900px)';
const phone = '(max-width: 640px)';

/** The page, and the form in it: both fill the sheet, and what scrolls lies inside. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minBlockSize: 0,
  minInlineSize: 0,
  position: 'relative',
  '@media': { [lowScreen]: { flex: 'none', minBlockSize: '100%' } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  flex: 'none',
  paddingBlock: '14px',
  paddingInline: '24px 20px',
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  '@media': { [phone]: { paddingBlock: '10px', paddingInline: '16px 12px' } },
});
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '36px',
  blockSize: '36px',
  borderRadius: '10px',
  background: vars.accent.subtle,
  color: vars.accent.text,
});
export const names = style({ minInlineSize: 0 });
export const name = style({
  margin: 0,
  font: vars.type.headingFont,
  letterSpacing: vars.type.headingTracking,
  color: vars.text.strong,
  overflowWrap: 'anywhere',
  selectors: { '&:focus': { outline: 'none' } },
});
/** In a frame the page around it has a heading of its own; ours is for those who enter without seeing it. */
export const framedName = style({ ...visuallyHiddenRules, margin: -1 });
export const description = style({ font: vars.type.captionFont, color: vars.text.subtle, overflowWrap: 'anywhere' });
export const framedDescription = style([
  description,
  { paddingBlock: '14px 0', paddingInline: '24px', '@media': { [phone]: { paddingInline: vars.space[4] } } },
]);
export const close = style({ marginInlineStart: 'auto' });

export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  display: 'grid',
  gridTemplateColumns: `minmax(184px, ${vars.size.wizardSteps}) minmax(320px, 1fr) minmax(220px, ${vars.size.wizardSummary})`,
  // What gets the focus does not hide behind the summary, which stays at the end of a narrow page.
  '@media': {
    [folded]: { display: 'flex', flexDirection: 'column', scrollPaddingBlockEnd: '56px' },
    [lowScreen]: { flex: '1 0 auto', overflowY: 'visible' },
  },
});
export const column = style({
  display: 'flex',
  justifyContent: 'center',
  minInlineSize: 0,
  padding: '24px 32px',
  '@media': {
    '(max-width: 1180px)': { paddingInline: vars.space[6] },
    [folded]: { flex: '1 0 auto', paddingBlockStart: vars.space[4] },
    [phone]: { padding: '16px' },
  },
});
export const fields = style({ inlineSize: '100%', maxInlineSize: '680px' });
export const title = style({
  margin: 0,
  font: vars.type.titleFont,
  letterSpacing: vars.type.titleTracking,
  color: vars.text.strong,
  overflowWrap: 'anywhere',
  // Focused when the step opens, not by a person: the ring would point at nothing to press.
  selectors: { '&:focus': { outline: 'none' } },
});
export const note = style({ marginBlockStart: vars.space[1], color: vars.text.muted });

export const footer = style([
  buttonRow,
  {
    flex: 'none',
    minBlockSize: '64px',
    padding: '10px 24px',
    borderBlockStart: `1px solid ${vars.border.subtle}`,
    '@media': { [phone]: { paddingInline: vars.space[4] } },
  },
]);
/** The way on has the width that is left, where the others have none beside it. */
export const onwards = style({ '@media': { [phone]: { flex: '1 1 auto' } } });
export const cancel = style({ selectors: { '&:first-child': { marginInlineStart: '-12px' } } });
export const attention = style({
  flex: '1 1 0',
  textAlign: 'end',
  paddingInline: vars.space[2],
  font: vars.type.captionFont,
  color: vars.text.muted,
  '@media': {
    [phone]: { selectors: { '&:not(:empty)': { order: -1, flexBasis: '100%', paddingInline: 0, textAlign: 'start' } } },
  },
});

export const visuallyHidden = style(visuallyHiddenRules);
