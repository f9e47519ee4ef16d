import { vars } from '@skydeck/tokens';
import { keyframes, style } from '@vanilla-extract/css';

export const stale = style({ flex: 'none', padding: '16px 24px 0' });

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

export const skeleton = style({
  display: 'grid',
  gap: vars.space[5],
  padding: vars.space[6],
  // A quick answer shows no skeleton at all (visual language, "Loading").
  animation: `${appear} 1ms 300ms both`,
});
export const skeletonCard = style({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[5],
  background: vars.surface,
  borderRadius: vars.radius.lg,
  boxShadow: `0 0 0 1px ${vars.border.subtle}, ${vars.shadow[1]}`,
});
export const skeletonBody = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 328px',
  alignItems: 'start',
  gap: '14px',
  '@media': { '(max-width: 1180px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const skeletonFacts = style({
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { '(max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const bone = style({
  display: 'block',
  blockSize: '10px',
  borderRadius: vars.radius.full,
  background: `linear-gradient(90deg, ${vars.skeleton.base}, ${vars.skeleton.shine})`,
});
