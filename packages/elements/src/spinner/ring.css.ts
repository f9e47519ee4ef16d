import { css } from 'lit';

/** The open ring of something under way: `<span class="ring"></span>`, in the text's colour, 14 pixels unless told. */
export const ringStyles = css`
  .ring {
    flex: none;
    inline-size: var(--_ring-size, 14px);
    block-size: var(--_ring-size, 14px);
    border: var(--_ring-width, 2px) solid currentcolor;
    border-inline-end-color: transparent;
    border-radius: var(--sky-radius-full);
    opacity: 0.8;
  }

  @media (prefers-reduced-motion: no-preference) {
    .ring {
      animation: turn 0.8s linear infinite;
    }

    @keyframes turn {
      to {
        rotate: 360deg;
      }
    }
  }

  @media (forced-colors: active) {
    .ring {
      /* A transparent border would be drawn, and the ring would be closed. */
      border-inline-end-color: Canvas;
      opacity: 1;
    }
  }
`;
