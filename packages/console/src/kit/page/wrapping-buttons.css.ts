import { globalStyle, style } from '@vanilla-extract/css';

/** A row of buttons whose words break, rather than end early, where large text has little room (WCAG 1.4.10, 1.4.12). */
export const wrappingButtons = style({ minInlineSize: 0 });
globalStyle(`${wrappingButtons} > sky-button::part(control)`, {
  '@media': { '(max-width: 20em)': { whiteSpace: 'normal' } },
});
