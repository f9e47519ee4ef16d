import { css } from 'lit';

export const toastsStyles = css`
  :host {
    position: fixed;
    inset: auto;
    inset-block-end: max(var(--sky-notification-host-block-end, 24px), var(--_clear, 0px));
    inset-inline-start: var(--sky-notification-host-inline-start, 24px);
    inline-size: min(372px, 100vw - 32px);
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    color: var(--sky-text-default);
    font: var(--sky-type-body-font);
    letter-spacing: var(--sky-type-body-tracking);
    text-align: start;
    white-space: normal;
    overflow: visible;
    pointer-events: none;
  }

  .toast > .notification {
    padding-block: 13px;
  }

  .toasts {
    display: flex;
    flex-direction: column;
    gap: var(--sky-size-toast-gap);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .toast {
    position: relative;
    border-radius: var(--sky-radius-lg);
    background: var(--sky-raised);
    box-shadow: 0 0 0 1px var(--sky-border-default), var(--sky-shadow-3);
    overflow: hidden;
    pointer-events: auto;
  }

  .life {
    position: absolute;
    inset-block-end: 0;
    inset-inline: 0;
    block-size: 2px;
    background: var(--sky-info-icon);
    transform-origin: left;
    animation: life linear forwards;
  }

  .life:dir(rtl) {
    transform-origin: right;
  }

  .success > .life { background: var(--sky-success-icon); }
  .error > .life { background: var(--sky-danger-icon); }
  .warning > .life { background: var(--sky-warning-icon); }

  .held .life {
    animation-play-state: paused;
  }

  @keyframes life {
    to {
      transform: scaleX(0);
    }
  }

  @media (max-width: 640px) {
    :host {
      inset-inline-start: var(--sky-notification-host-inline-start, 16px);
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .life {
      display: none;
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    .toast {
      transition:
        opacity var(--sky-duration-base) var(--sky-ease-enter),
        translate var(--sky-duration-base) var(--sky-ease-enter);
    }

    @starting-style {
      /* What only moves into a dialog does not arrive. */
      :host(:not([data-moved])) .toast {
        opacity: 0;
        translate: 0 8px;
      }
    }
  }

  @media (forced-colors: active) {
    .toast {
      border: 1px solid CanvasText;
    }

    .life {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
