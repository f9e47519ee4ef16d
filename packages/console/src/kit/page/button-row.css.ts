import { vars } from '@skydeck/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { slimScreen } from './slim-screen.ts';

/** Buttons beside each other, whose words break, rather than end early, where large text has little room (WCAG 1.4.10, 1.4.12). */
export const buttonRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
});
globalStyle(`${buttonRow} > sky-button::part(control)`, {
  '@media': { [slimScreen]: { whiteSpace: 'normal' } },
});
/** Only the icon shows (one-line.ts). */
globalStyle(`${buttonRow} sky-button[data-icon]::part(control)`, {
  gap: 0,
  minInlineSize: vars.size.touch,
  paddingInline: 0,
  fontSize: 0,
});
