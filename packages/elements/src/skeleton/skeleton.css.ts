import { css } from 'lit';

export const skeletonStyles = css`
  :host {
    display: block;
    min-inline-size: 0;
  }

  .line {
    display: flex;
    align-items: center;
    block-size: 1lh;
  }

  .lines .line:last-child:not(:first-child) {
    inline-size: 60%;
  }

  [part='bone'] {
    flex: 1;
    block-size: 0.72em;
    border-radius: var(--sky-radius-xs);
    background-color: var(--sky-skeleton-base);
  }

  .block,
  .block .line {
    block-size: 100%;
    min-block-size: 1lh;
  }

  .block [part='bone'] {
    align-self: stretch;
    block-size: auto;
    border-radius: var(--sky-radius-md);
  }

  .circle .line {
    block-size: auto;
  }

  .circle [part='bone'] {
    flex: none;
    inline-size: var(--sky-skeleton-diameter, 40px);
    block-size: var(--sky-skeleton-diameter, 40px);
    border-radius: 50%;
  }

  /* One light that passes over all skeletons of the page at once: each shows its piece of the window. */
  @media (prefers-reduced-motion: no-preference) {
    [part='bone'] {
      background-image: linear-gradient(90deg, transparent, var(--sky-skeleton-shine), transparent);
      background-attachment: fixed;
      background-repeat: no-repeat;
      background-size: 40vw 100%;
      animation: shimmer 1.6s linear infinite;
    }

    [part='bone']:dir(rtl) {
      animation-direction: reverse;
    }

    @keyframes shimmer {
      from {
        background-position: -40vw 0;
      }

      to {
        background-position: 100vw 0;
      }
    }
  }

  @media (forced-colors: active) {
    [part='bone'] {
      border: 1px solid GrayText;
      background: none;
    }
  }
`;
