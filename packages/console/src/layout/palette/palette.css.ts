import { style } from '@vanilla-extract/css';
import { vars } from '@skydeck/tokens';
import { visuallyHiddenRules } from '../../kit/page/visually-hidden.ts';

const phone = '(max-width: 640px)';

/** A result that does not fit in a line goes on below: names and addresses differ at their ends. */
const narrow = '(max-width: 480px)';

export const box = style({
  inlineSize: 'min(760px, calc(100vw - 24px))',
  maxInlineSize: 'none',
  maxBlockSize: 'min(640px, calc(100dvh - 24px))',
  marginBlock: 'min(14vh, 120px) auto',
  marginInline: 'auto',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.xl,
  background: vars.raised,
  color: vars.text.default,
  boxShadow: `0 0 0 1px ${vars.border.default}, ${vars.shadow[4]}`,
  overflow: 'hidden',
  selectors: { '&::backdrop': { background: vars.scrim } },
  '@media': { [phone]: { marginBlock: '12px auto' } },
});
export const inside = style({
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: 'inherit',
});
export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  flex: 'none',
  blockSize: 52,
  paddingInline: 16,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  color: vars.text.subtle,
});
export const field = style({
  flex: 1,
  minInlineSize: 0,
  blockSize: '100%',
  border: 0,
  background: 'none',
  fontSize: '1rem',
  color: vars.text.strong,
  // The whole dialog is the field's: it opens with the caret in it, and nothing else takes the focus there.
  outline: 'none',
  selectors: { '&::placeholder': { color: vars.text.subtle }, '&:focus-visible': { outline: 'none' } },
});
export const filters = style({
  display: 'flex',
  gap: 4,
  flex: 'none',
  padding: '8px 10px',
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  overflowX: 'auto',
});
export const filter = style({
  flex: 'none',
  minBlockSize: 28,
  paddingInline: 8,
  border: 0,
  borderRadius: vars.radius.md,
  background: 'none',
  font: vars.type.tableFont,
  color: vars.text.muted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.state.hover },
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-pressed=true]': { background: vars.neutral.subtle, color: vars.text.strong, fontWeight: 500 },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: 44 },
    '(forced-colors: active)': { selectors: { '&[aria-pressed=true]': { outline: '1px solid Highlight' } } },
  },
});
export const filterCount = style({ color: vars.text.muted, fontVariantNumeric: 'tabular-nums' });
export const body = style({ display: 'flex', flex: '0 1 auto', minBlockSize: 0 });
export const list = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  minBlockSize: 0,
  overflowY: 'auto',
  paddingInline: 6,
  paddingBlockEnd: 6,
  selectors: { '&:empty': { display: 'none' } },
});
export const heading = style({ padding: '10px 10px 4px', font: vars.type.overlineFont, color: vars.text.subtle });
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: 36,
  paddingInline: 10,
  borderRadius: vars.radius.md,
  fontSize: '0.84375rem',
  cursor: 'pointer',
  '@media': {
    '(pointer: coarse)': { minBlockSize: 44 },
    '(forced-colors: active)': { selectors: { '&[aria-selected=true]': { outline: '2px solid Highlight' } } },
    [narrow]: { flexWrap: 'wrap', rowGap: 0, paddingBlock: 4 },
  },
  selectors: {
    '&[aria-selected=true]': {
      background: vars.accent.subtle,
      boxShadow: `inset 0 0 0 1px ${vars.accent.border}`,
      color: vars.text.strong,
    },
  },
});
export const label = style({
  flex: 'none',
  maxInlineSize: '60%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { maxInlineSize: 'calc(100% - 32px)', whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});
export const detail = style({
  flex: '1 1 0',
  minInlineSize: 0,
  // Addresses begin behind the name in Arabic, too. Chromium knows it by its old name.
  textAlign: ['-webkit-match-parent', 'match-parent'],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '0.78125rem',
  color: vars.text.muted,
  '@media': { [narrow]: { flexBasis: 'auto', whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});
export const match = style({ background: 'none', color: vars.accent.text, fontWeight: 600 });

export const preview = style({
  flex: 'none',
  boxSizing: 'border-box',
  inlineSize: 248,
  padding: 14,
  overflowY: 'auto',
  borderInlineStart: `1px solid ${vars.border.subtle}`,
  background: vars.sunken,
  '@media': { '(max-width: 780px)': { display: 'none' } },
});
export const previewHead = style({ display: 'flex', gap: 10, alignItems: 'start' });
export const previewTexts = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });
export const previewName = style({ font: vars.type.labelFont, color: vars.text.strong });
export const previewKind = style({ font: vars.type.captionFont, color: vars.text.muted });
export const previewFacts = style({
  display: 'grid',
  gap: 4,
  margin: '12px 0',
  padding: 0,
  listStyle: 'none',
  font: vars.type.tableFont,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const previewId = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 4,
});
export const previewCode = style({
  gridColumn: 1,
  textAlign: ['-webkit-match-parent', 'match-parent'],
  font: vars.type.monoFont,
  overflowWrap: 'anywhere',
  color: vars.text.default,
});

export const note = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  flex: 'none',
  padding: '10px 16px',
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  background: vars.warning.subtle,
  fontSize: '0.8125rem',
});
export const none = style({
  padding: '28px 24px 30px',
  textAlign: 'center',
  fontSize: '0.8125rem',
  color: vars.text.muted,
});
export const noneTitle = style({
  marginBlockEnd: 4,
  fontSize: '0.875rem',
  fontWeight: 500,
  color: vars.text.strong,
  overflowWrap: 'anywhere',
});
export const visuallyHidden = style(visuallyHiddenRules);
export const hints = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 18px',
  flex: 'none',
  padding: '9px 16px',
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  fontSize: '0.75rem',
  color: vars.text.muted,
  '@media': { '(hover: none)': { display: 'none' }, [phone]: { display: 'none' } },
});
