import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  maxInlineSize: '600px',
  padding: '4px 24px 24px',
  '@media': { '(max-width: 640px)': { padding: '4px 16px 16px' } },
});
