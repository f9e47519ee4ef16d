import { vars } from '@skydeck/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { buttonRow } from '../../../kit/page/button-row.css.ts';
import { lowScreen } from '../../../kit/page/low-screen.ts';

const phone = '(max-width: 640px)';
const wide = '(min-width: 1400px)';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minBlockSize: 0,
  '@media': { [lowScreen]: { flex: 'none' } },
});

export const form = style([page]);
export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflow: 'auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 600px)',
  alignItems: 'start',
  alignContent: 'start',
  gap: vars.space[6],
  padding: '4px 24px 32px',
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 600px) minmax(320px, 480px)', columnGap: 48 },
    [phone]: { padding: '4px 16px 24px' },
    [lowScreen]: { flex: 'none', overflow: 'visible' },
  },
});
export const fields = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 28,
  minInlineSize: 0,
  containerType: 'inline-size',
});

export const picture = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'start',
  '@container': { '(max-width: 359px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const pictureField = style({ display: 'grid', justifyItems: 'start', gap: vars.space[1], minInlineSize: 0 });
globalStyle(`${pictureField} > sky-file-field`, { inlineSize: '100%' });
export const shown = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 96,
  blockSize: 96,
  padding: 12,
  borderRadius: vars.radius.lg,
  background: vars.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.border.subtle}`,
  color: vars.accent.icon,
});
export const mark = style({
  inlineSize: 48,
  blockSize: 48,
  background: 'currentColor',
  maskRepeat: 'no-repeat',
  maskPosition: 'center',
  maskSize: 'contain',
});
export const image = style({ maxInlineSize: '100%', maxBlockSize: 72, objectFit: 'contain' });

export const footer = style([
  buttonRow,
  {
    flex: 'none',
    justifyContent: 'flex-end',
    minBlockSize: 64,
    padding: '12px 24px',
    borderBlockStart: `1px solid ${vars.border.subtle}`,
    '@media': { [phone]: { padding: '12px 16px' } },
  },
]);
