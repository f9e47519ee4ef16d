import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';

// A menu beside the page: a title, and lines to go to. How the present one looks is each menu's own.

export const menuTitle = style({ font: vars.type.overlineFont, color: vars.text.subtle, padding: '4px 10px 6px' });
export const menuLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: 9,
  minBlockSize: 30,
  paddingInline: 10,
  borderRadius: vars.radius.md,
  color: vars.text.muted,
  lineHeight: '1.125rem',
  selectors: {
    '&:hover': { background: vars.state.hover, textDecoration: 'none', color: vars.text.strong },
  },
});
export const menuName = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
