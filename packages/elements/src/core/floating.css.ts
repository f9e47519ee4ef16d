import { css } from 'lit';

/** The box of popovers and menus. */
export const floatingStyles = css`
  [popover] {
    max-inline-size: min(480px, 100vw - 16px);
    max-block-size: calc(100dvh - 16px);
    padding: 6px;
    border: 0;
    border-radius: var(--sky-radius-lg);
    outline: 0;
    background: var(--sky-raised);
    box-shadow: 0 0 0 1px var(--sky-border-default), var(--sky-shadow-3);
    color: var(--sky-text-default);
    font: var(--sky-type-body-font);
    letter-spacing: var(--sky-type-body-tracking);
    text-align: start;
    white-space: normal;
    overflow: auto;
  }

  @media (prefers-reduced-motion: no-preference) {
    [popover] {
      transition:
        opacity var(--sky-duration-fast) var(--sky-ease-exit),
        scale var(--sky-duration-fast) var(--sky-ease-exit),
        display var(--sky-duration-fast) allow-discrete,
        overlay var(--sky-duration-fast) allow-discrete;
    }

    [popover]:not(:popover-open) {
      opacity: 0;
      scale: 0.98;
    }

    [popover]:popover-open {
      transition-duration: var(--sky-duration-base);
      transition-timing-function: var(--sky-ease-enter);
    }

    @starting-style {
      [popover]:popover-open {
        opacity: 0;
        scale: 0.98;
      }
    }
  }

  @media (forced-colors: active) {
    [popover] {
      border: 1px solid CanvasText;
    }
  }
`;
