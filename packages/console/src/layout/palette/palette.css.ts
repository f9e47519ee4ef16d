import { style } from '@vanilla-extract/css';
import { vars } from '@skydeck/tokens';
import { visuallyHiddenRules } from '../../kit/page/visually-hidden.ts';

const phone = '(max-width: 640px)';

export const box = style({
  inlineSize: 'min(640px, calc(100vw - 24px))',
  maxInlineSize: 'none',
  maxBlockSize: 'min(560px, calc(100dvh - 24px))',
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
export const list = style({
  flex: '0 1 auto',
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
  },
  selectors: { '&[aria-selected=true]': { background: vars.state.hover, color: vars.text.strong } },
});
export const label = style({
  flex: '1 1 auto',
  minInlineSize: 80,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const detail = style({
  flex: '0 1 auto',
  minInlineSize: 0,
  maxInlineSize: '65%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'end',
  fontSize: '0.78125rem',
  color: vars.text.muted,
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
