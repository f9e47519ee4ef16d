import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';
import { slimScreen } from '../page/slim-screen.ts';
import { visuallyHiddenRules } from '../page/visually-hidden.ts';

/** Five lines fit; a longer list scrolls, so that the buttons stay on the screen. */
export const items = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxBlockSize: '200px',
  overflow: 'auto',
  borderRadius: '10px',
  border: `1px solid ${vars.border.default}`,
  font: vars.type.tableFont,
});
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minBlockSize: '38px',
  paddingInline: '12px',
  color: vars.text.muted,
  '@media': { [slimScreen]: { flexWrap: 'wrap', columnGap: '10px', rowGap: 0, paddingBlock: '8px' } },
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
});
export const name = style({
  color: vars.text.strong,
  fontWeight: 500,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [slimScreen]: { flex: '1 1 0', whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});
export const detail = style({
  marginInlineStart: 'auto',
  color: vars.text.subtle,
  fontSize: '0.78125rem',
  textAlign: 'end',
  '@media': { [slimScreen]: { flexBasis: '100%', textAlign: 'start' } },
});

export const unseen = style({ margin: 0 });

/** Above a list: what becomes of those in it. */
export const listTitle = style({
  margin: '0 0 6px',
  font: vars.type.tableFont,
  fontWeight: 600,
  color: vars.text.strong,
});

/** Those that stay: as long as the list above, and quieter. */
export const kept = style({ background: vars.sunken });
export const keptText = style({ flex: '1 1 auto', minInlineSize: 0, paddingBlock: '8px', overflowWrap: 'anywhere' });
export const keptName = style({ color: vars.text.strong, fontWeight: 500 });

export const part = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '9px',
  paddingBlock: '11px',
  paddingInline: '14px',
  borderRadius: '10px',
  border: `1px solid ${vars.border.subtle}`,
  font: vars.type.tableFont,
  color: vars.text.default,
});
const sign = { display: 'flex', flex: 'none', blockSize: '20px', alignItems: 'center' } as const;
export const stops = style({ ...sign, color: vars.danger.icon });
export const keeps = style({ ...sign, color: vars.success.icon });
export const partBody = style({ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column', gap: '3px' });
export const partTitle = style({ margin: 0, fontWeight: 600, color: vars.text.strong });
export const lines = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: '3px',
  overflowWrap: 'anywhere',
});
export const visuallyHidden = style(visuallyHiddenRules);
