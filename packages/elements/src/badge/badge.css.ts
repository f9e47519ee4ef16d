import { css } from 'lit';

export const badgeStyles = css`
  :host {
    position: relative;
    display: inline-flex;
    inline-size: fit-content;
    block-size: fit-content;
    max-inline-size: 100%;
    overflow-wrap: anywhere;
    vertical-align: middle;
  }

  [part='badge'] {
    flex: none;
    min-inline-size: 18px;
    padding-inline: 5px;
    border-radius: var(--sky-radius-full);
    background: var(--_ground);
    color: var(--_text);
    font: var(--sky-type-overline-font);
    font-size: .6875rem;
    line-height: 1.125rem;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-align: center;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  .neutral {
    --_ground: var(--sky-neutral-subtle);
    --_dot: var(--sky-neutral-icon);
    --_text: var(--sky-text-muted);
  }

  .accent {
    --_ground: var(--sky-accent-solid);
    --_text: var(--sky-accent-on-solid);
  }

  .success {
    --_ground: var(--sky-success-solid);
    --_text: var(--sky-success-on-solid);
  }

  .warning {
    --_ground: var(--sky-warning-solid);
    --_text: var(--sky-warning-on-solid);
  }

  .danger {
    --_ground: var(--sky-danger-solid);
    --_text: var(--sky-danger-on-solid);
  }

  .dot {
    align-self: center;
    min-inline-size: 0;
    inline-size: 8px;
    block-size: 8px;
    padding: 0;
    background: var(--_dot, var(--_ground));
  }

  /* Grows away from its subject, which stays to be seen. */
  .corner {
    position: absolute;
    inset-block-start: -4px;
    inset-inline-start: calc(100% - 14px);
    box-shadow: 0 0 0 2px var(--sky-badge-ground, var(--sky-surface));
    pointer-events: none;
  }

  .corner.dot {
    inset-block-start: 0;
    inset-inline-start: calc(100% - 8px);
  }

  @media (forced-colors: active) {
    [part='badge'] {
      border: 1px solid CanvasText;
      background: Canvas;
      color: CanvasText;
    }

    .dot {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;
