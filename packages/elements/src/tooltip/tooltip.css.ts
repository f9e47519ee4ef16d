import { css } from 'lit';

export const tooltipStyles = css`
  :host {
    display: inline-block;
    max-inline-size: 100%;
  }

  [popover] {
    max-inline-size: 280px;
    padding-block: 4px;
    padding-inline: 8px;
    border: 0;
    border-radius: var(--sky-radius-sm);
    background: var(--sky-inverse);
    box-shadow: var(--sky-shadow-3);
    color: var(--sky-text-on-inverse);
    font: var(--sky-type-caption-font);
    letter-spacing: var(--sky-type-caption-tracking);
    text-align: start;
    text-wrap: pretty;
    white-space: normal;
    overflow: visible;
    overflow-wrap: anywhere;
  }

  /* The pointer can go from the control to the words without leaving (WCAG 1.4.13). */
  [popover]::before {
    content: '';
    position: absolute;
    inset: -5px;
    z-index: -1;
  }

  @media (prefers-reduced-motion: no-preference) {
    [popover] {
      transition: opacity var(--sky-duration-fast) var(--sky-ease-standard);
    }

    @starting-style {
      [popover]:popover-open {
        opacity: 0;
      }
    }
  }

  @media (forced-colors: active) {
    [popover] {
      border: 1px solid CanvasText;
    }
  }
`;
