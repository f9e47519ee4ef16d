import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';
import { slimScreen } from '../../../kit/page/slim-screen.ts';

const narrow = '(max-width: 1180px)';
const phone = '(max-width: 640px)';

export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflow: 'auto',
  padding: '0 24px 24px',
  '@media': { [phone]: { padding: '0 16px 16px' } },
});
export const intro = style({
  margin: 0,
  marginBlockEnd: vars.space[5],
  color: vars.text.muted,
  font: vars.type.bodyFont,
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 296px',
  alignItems: 'start',
  gap: vars.space[4],
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const main = style({ minInlineSize: 0 });
export const aside = style({ display: 'grid', gap: vars.space[3], minInlineSize: 0 });

export const table = style({
  inlineSize: '100%',
  borderSpacing: 0,
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
  boxShadow: `0 0 0 1px ${vars.border.subtle}, ${vars.shadow[1]}`,
  font: vars.type.tableFont,
  textAlign: 'start',
});
export const head = style({ '@media': { [phone]: { position: 'absolute', clipPath: 'inset(50%)' } } });
export const headCell = style({
  padding: '9px 16px',
  textAlign: 'start',
  fontWeight: 400,
  color: vars.text.muted,
  background: vars.sunken,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
export const group = style({
  padding: '8px 16px',
  textAlign: 'start',
  fontWeight: 600,
  color: vars.text.strong,
  background: vars.sunken,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
export const row = style({
  '@media': {
    [phone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      borderBlockEnd: `1px solid ${vars.border.subtle}`,
    },
    [slimScreen]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: '8px' },
  },
});
const inRow = { padding: '8px 16px', textAlign: 'start' } as const;
const line = {
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  '@media': { [phone]: { borderBlockEnd: 'none' } },
} as const;
export const name = style({ ...inRow, ...line, fontWeight: 500, color: vars.text.strong });
export const cell = style({ ...inRow, ...line });
export const effect = style({
  ...inRow,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  color: vars.text.muted,
  '@media': {
    [phone]: { borderBlockEnd: 'none', gridArea: '2 / 1', paddingBlockStart: 0 },
    [slimScreen]: { gridArea: 'auto' },
  },
});
/** The way to more stands at the end of its row. */
export const effects = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
export const area = style({ display: 'flex', alignItems: 'center' });
export const reason = style({ display: 'block', fontWeight: 400, color: vars.text.muted, font: vars.type.captionFont });
export const api = style({
  ...inRow,
  ...line,
  color: vars.text.muted,
  '@media': {
    [phone]: { borderBlockEnd: 'none', gridArea: '2 / 2', textAlign: 'end', paddingBlockStart: 0 },
    [slimScreen]: { gridArea: 'auto', textAlign: 'start' },
  },
});
export const icon = style({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '28px',
  blockSize: '28px',
  marginInlineEnd: vars.space[3],
  borderRadius: vars.radius.md,
  background: vars.sunken,
  color: vars.text.muted,
  selectors: { '&[data-missing]': { color: vars.text.subtle } },
});

export const guide = style({ display: 'grid', gap: vars.space[4], font: vars.type.bodyFont });
export const steps = style({
  display: 'grid',
  gap: vars.space[4],
  margin: 0,
  paddingInlineStart: '20px',
  listStyle: 'decimal',
});
export const code = style({ display: 'block', marginBlockStart: vars.space[2] });
export const note = style({ margin: 0, color: vars.text.muted });
