import { style } from '@vanilla-extract/css';
import { vars } from '@skydeck/tokens';

// Never as high as the viewport: the page makes the frame as high as this, and the two would chase each other.
export const frame = style({ minBlockSize: 0, background: vars.surface, color: vars.text.default, overflow: 'hidden' });
export const view = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 12, padding: 24 });
export const signInOptions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
export const title = style({
  font: vars.type.titleFont,
  letterSpacing: vars.type.titleTracking,
  color: vars.text.strong,
});
export const refused = style({ position: 'relative' });
export const coveredForm = style({ visibility: 'hidden' });
export const overForm = style({ position: 'absolute', inset: 0, padding: 24, overflow: 'auto' });
export const account = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'end',
  gap: 8,
  padding: '8px 24px 0',
});
export const login = style({ padding: '0 24px', maxInlineSize: 480 });
export const alone = style({ display: 'grid', gap: 12, justifyItems: 'start', padding: 48, maxInlineSize: 600 });
