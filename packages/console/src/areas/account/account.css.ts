import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';

const narrow = '(max-width: 640px)';

export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflow: 'auto',
  padding: '2px 24px 24px',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  '@media': { [narrow]: { padding: '2px 16px 16px' } },
});
export const narrowColumn = style({ display: 'grid', gap: vars.space[4], maxInlineSize: '720px' });
export const fields = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '18px',
  minInlineSize: 0,
  containerType: 'inline-size',
});
export const text = style({
  margin: 0,
  font: vars.type.bodyFont,
  color: vars.text.muted,
  maxInlineSize: '64ch',
  overflowWrap: 'anywhere',
});
export const stack = style({ display: 'grid', gap: vars.space[3], justifyItems: 'start' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlockStart: vars.space[1],
});
/** A text for programs with its ways out. */
export const codeFile = style({ display: 'grid', gap: vars.space[2], justifyItems: 'start', minInlineSize: 0 });
/** A fact beside the name of what it is a fact of. */
export const named = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
