import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';
import { visuallyHiddenRules } from '../../kit/page/visually-hidden.ts';

/** In a frame: the page of the partner is around it, so it is as high as what it holds. */
export const framed = style({ display: 'flex', flexDirection: 'column' });
/** The page has a heading of its own; ours is for those who enter the frame without seeing it. */
export const framedTitle = style({ ...visuallyHiddenRules, margin: -1 });
export const framedBody = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  padding: '22px 24px',
  '@media': { '(max-width: 640px)': { padding: vars.space[4] } },
});
export const framedFooter = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  padding: '14px 24px',
  background: vars.sunken,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
});

export const addRule = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
});
export const addButton = style({ alignSelf: 'flex-start' });
export const addFields = style({
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'stretch',
  gap: '18px',
  minInlineSize: 0,
  containerType: 'inline-size',
});

export const none = style({ margin: 0, padding: '12px 16px', font: vars.type.bodyFont, color: vars.text.muted });
