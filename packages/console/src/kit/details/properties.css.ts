import { vars } from '@skydeck/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** Measures the room that facts have, wherever they stand. */
export const facts = style({ containerType: 'inline-size', minInlineSize: 0 });
export const properties = style({
  margin: 0,
  display: 'grid',
  columnGap: vars.space[8],
  font: vars.type.tableFont,
  '@container': { '(min-width: 640px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const property = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 128px) minmax(0, 1fr)',
  columnGap: vars.space[3],
  // A value may be higher than its line, as one with a button is.
  alignItems: 'baseline',
  paddingBlock: '7px',
  selectors: { '&:nth-child(n + 2)': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
  '@container': {
    '(max-width: 279px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    // The first row has two; one alone has it whole.
    '(min-width: 640px)': {
      selectors: { '&:nth-child(2)': { borderBlockStart: 0 }, '&:only-child': { gridColumn: '1 / -1' } },
    },
  },
});
export const propertyLabel = style({ color: vars.text.muted, overflowWrap: 'anywhere', hyphens: 'auto' });
export const propertyValue = style({ margin: 0, color: vars.text.strong, minInlineSize: 0, overflowWrap: 'anywhere' });
/** A row is as high with the button as without it. */
export const copied = style({ display: 'flex', alignItems: 'center', gap: '6px', minInlineSize: 0 });
/** Beside others what does not fit is in its title, and in the clipboard; where facts are one column, it shows whole. */
export const copiedText = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@container': { '(max-width: 639px)': { whiteSpace: 'normal' } },
});
export const copy = style({
  flex: 'none',
  inlineSize: '24px',
  blockSize: '24px',
  marginBlock: '-2px',
  '@media': { '(pointer: coarse)': { inlineSize: '44px', blockSize: '44px', marginBlock: '-12px' } },
});
globalStyle(`${copy} > *::part(control)`, { inlineSize: '24px', blockSize: '24px' });
globalStyle(`${copy} > *::part(control)`, {
  '@media': { '(pointer: coarse)': { inlineSize: '44px', blockSize: '44px' } },
});
