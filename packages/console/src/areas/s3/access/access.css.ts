import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';
import { buttonRow } from '../../../kit/page/button-row.css.ts';

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  flex: '1 1 auto',
  minBlockSize: 0,
  overflow: 'auto',
  // The border and the shadow of the first card need room.
  padding: '2px 24px 24px',
  '@media': { '(max-width: 640px)': { padding: '2px 16px 16px' } },
});
export const stack = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minInlineSize: 0 });
export const code = style({ display: 'block', paddingBlockStart: '12px' });
export const remark = style({ margin: 0, font: vars.type.captionFont, color: vars.text.muted });
export const buttons = buttonRow;
