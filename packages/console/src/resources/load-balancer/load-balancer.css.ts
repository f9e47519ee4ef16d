import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';

export const pools = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });
export const poolList = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: vars.space[2] });
export const pool = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: '8px 8px 8px 12px',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.md,
  background: vars.surface,
});
export const poolFacts = style({ display: 'grid', gap: 2, flex: '1 1 auto', minInlineSize: 0 });
export const poolName = style({ fontWeight: 500, color: vars.text.strong, overflowWrap: 'anywhere' });
/** What explains a value, below it. */
export const aside = style({ display: 'flex', flexWrap: 'wrap', columnGap: 12, color: vars.text.subtle });
export const wrong = style({ margin: 0, color: vars.danger.text });
export const none = style({ margin: 0, color: vars.text.subtle });
