import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';

/** As the tabs of other pages of details lie, which stand above what scrolls. */
export const tabs = style({
  flex: 'none',
  margin: '-16px -24px 0',
  vars: { '--sky-tabs-padding': '24px' },
  '@media': {
    '(max-width: 640px)': { margin: '-16px -16px 0', vars: { '--sky-tabs-padding': '16px' } },
  },
});
export const remark = style({ margin: 0, font: vars.type.captionFont, color: vars.text.muted });
export const stack = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minInlineSize: 0 });
export const rules = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const rule = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space[3],
  paddingBlock: '12px',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
});
export const ruleText = style({
  display: 'grid',
  gap: '4px',
  font: vars.type.tableFont,
  color: vars.text.default,
  overflowWrap: 'anywhere',
});
export const ruleTitle = style({ color: vars.text.strong, fontWeight: 500 });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] });
export const json = style({ vars: { '--sky-code-max-block-size': '480px' } });
export const examples = style({ display: 'grid', gap: vars.space[2] });
