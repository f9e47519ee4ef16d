import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';

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
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
});
export const name = style({
  color: vars.text.strong,
  fontWeight: 500,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const detail = style({
  marginInlineStart: 'auto',
  color: vars.text.subtle,
  fontSize: '0.78125rem',
  textAlign: 'end',
});

export const unseen = style({ margin: 0 });

/** As long as the list above. */
export const staying = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  margin: 0,
  maxBlockSize: '160px',
  overflow: 'auto',
});
export const stayingNames = style({ fontWeight: 500, overflowWrap: 'anywhere' });
export const stayingReason = style({ margin: 0 });
