import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';

const narrow = '(max-width: 640px)';

export const head = style({
  flex: 'none',
  padding: '14px 24px 12px',
  '@media': { [narrow]: { padding: '12px 16px' } },
});
export const titleRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  marginBlockStart: vars.space[1],
});
export const title = style({
  margin: 0,
  font: vars.type.titleFont,
  letterSpacing: vars.type.titleTracking,
  color: vars.text.strong,
  overflowWrap: 'anywhere',
  minInlineSize: 0,
  selectors: { '&:focus': { outline: 'none' } },
});

export const tabs = style({
  flex: 'none',
  vars: { '--sky-tabs-padding': vars.space[6] },
  '@media': { [narrow]: { vars: { '--sky-tabs-padding': vars.space[4] } } },
});

export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflow: 'auto',
  padding: '16px 24px 24px',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  '@media': { [narrow]: { padding: vars.space[4] } },
});

export const properties = style({
  margin: 0,
  display: 'grid',
  gap: '9px',
  font: vars.type.tableFont,
  containerType: 'inline-size',
});
export const property = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 118px) minmax(0, 1fr)',
  columnGap: vars.space[3],
  '@container': {
    '(max-width: 319px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '(min-width: 560px)': { gridTemplateColumns: 'minmax(0, 180px) minmax(0, 1fr)' },
  },
});
export const propertyLabel = style({ color: vars.text.subtle, overflowWrap: 'anywhere', hyphens: 'auto' });
export const propertyValue = style({ margin: 0, color: vars.text.strong, minInlineSize: 0, overflowWrap: 'anywhere' });
