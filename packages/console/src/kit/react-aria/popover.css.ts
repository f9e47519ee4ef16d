import { vars } from '@skydeck/tokens';
import { style } from '@vanilla-extract/css';

const phone = '(max-width: 640px)';

/** The box of the elements' popovers (`core/floating.css.ts`); on a phone it stands at the lower edge of the screen. */
export const popover = style({
  boxSizing: 'border-box',
  overflow: 'auto',
  border: 0,
  borderRadius: vars.radius.lg,
  outline: 0,
  background: vars.raised,
  boxShadow: `0 0 0 1px ${vars.border.default}, ${vars.shadow[3]}`,
  color: vars.text.default,
  font: vars.type.bodyFont,
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      transition: `opacity ${vars.duration.base} ${vars.ease.enter}, scale ${vars.duration.base} ${vars.ease.enter}`,
      selectors: {
        '&[data-entering]': { opacity: 0, scale: '0.98' },
        '&[data-exiting]': {
          opacity: 0,
          scale: '0.98',
          transitionDuration: vars.duration.fast,
          transitionTimingFunction: vars.ease.exit,
        },
      },
    },
    [phone]: {
      // Where it stands is written into its own style.
      position: 'fixed !important' as 'fixed',
      inset: 'auto 0 0 0 !important',
      maxBlockSize: 'calc(100dvh - 56px) !important',
      inlineSize: '100%',
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
    },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});
