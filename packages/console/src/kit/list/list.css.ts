import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';

const narrow = '(max-width: 640px)';

export const toolbar = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space[2],
  flex: 'none',
  padding: '0 var(--_edge, 24px) 12px',
  '@media': { [narrow]: { padding: '0 16px 10px' } },
});
/** Cards show what there is room for: nothing to choose. */
export const toolbarEnd = style({
  marginInlineStart: 'auto',
  display: 'flex',
  gap: vars.space[2],
  '@media': { [narrow]: { display: 'none' } },
});
/** Room for what is fetched behind the first rows. */
export const savedViews = style({ vars: { '--sky-popover-width': '300px' } });
export const savedView = style({
  maxInlineSize: '160px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const clear = style({ '@media': { [narrow]: { display: 'none' } } });
export const stale = style({
  flex: 'none',
  padding: '0 24px 12px',
  '@media': { [narrow]: { padding: '0 16px 10px' } },
});
export const noMatch = style({
  flex: '1 1 auto',
  minBlockSize: '240px',
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});
