import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(360px, 100%), 1fr))',
  gap: 16,
  alignItems: 'start',
});
/** The lines of a list of accesses. */
export const rows = style({ display: 'flex', flexDirection: 'column', gap: 8 });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 216px) auto',
  gap: 8,
  alignItems: 'start',
  '@media': { '(max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
/** Takes the whole line where there is no room for more. */
export const project = style({ '@media': { '(max-width: 640px)': { gridColumn: '1 / -1' } } });
/** Below the rows of a card. */
export const inCard = style({ padding: '0 16px 16px' });
export const help = style({ display: 'grid', gap: 8, margin: 0, marginBlockStart: 16, font: vars.type.captionFont });
export const term = style({ color: vars.text.strong, font: vars.type.labelFont });
export const meaning = style({ margin: 0, color: vars.text.muted });
/** What explains a value, below it. */
export const aside = style({ color: vars.text.subtle });
