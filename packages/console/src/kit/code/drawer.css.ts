import { vars } from '@skydeck/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const besideForm = '(min-width: 1181px)';

const drawer = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: vars.z.panel,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'min(544px, 100%)',
  background: vars.raised,
  borderInlineStart: `1px solid ${vars.border.default}`,
  boxShadow: vars.shadow[4],
});

/** Beside a panel where there is room, else over the form; a wizard makes room for it. */
export const place = styleVariants({
  panel: [drawer, { '@media': { [besideForm]: { insetInlineEnd: vars.size.sidePanel, boxShadow: 'none' } } }],
  widePanel: [drawer, { '@media': { [besideForm]: { insetInlineEnd: vars.size.sidePanelWide, boxShadow: 'none' } } }],
  page: [drawer, { position: 'absolute' }],
  frame: [drawer],
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  flex: 'none',
  paddingBlock: '18px 0',
  paddingInline: '20px 14px',
});
export const title = style({
  flex: 1,
  minInlineSize: 0,
  margin: 0,
  font: vars.type.headingFont,
  color: vars.text.strong,
  overflowWrap: 'anywhere',
  // It has the focus when the drawer opens, and is nothing to press.
  selectors: { '&:focus': { outline: 'none' } },
});
export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  padding: '12px 20px 20px',
});
