import { keyframes, style } from '@vanilla-extract/css';

const pulse = keyframes({ to: { opacity: 0.4 } });

/** A link that was pressed, while its page is on its way. Most pages come before it shows. */
export const goal = style({
  cursor: 'progress',
  animation: `${pulse} 0.6s 0.3s ease-in-out infinite alternate`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: `${pulse} 0s 0.3s both` } },
});
