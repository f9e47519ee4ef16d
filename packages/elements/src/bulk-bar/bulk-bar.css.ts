import { css } from 'lit';

export const bulkBarStyles = css`
  :host {
    display: block;
    position: sticky;
    inset-block-end: var(--sky-bulk-bar-offset, 16px);
    z-index: var(--sky-z-sticky);
    min-inline-size: 0;
    /* What lies beside the bar can be pressed. */
    pointer-events: none;
  }

  /* Whatever lies in the bar, menus too, has the colours of its dark ground. */
  [part='bar'] {
    --sky-text-strong: var(--sky-text-on-inverse);
    --sky-text-default: var(--sky-text-on-inverse);
    --sky-text-muted: var(--sky-text-on-inverse);
    --sky-text-subtle: var(--sky-text-on-inverse-muted);
    --sky-text-disabled: var(--sky-text-on-inverse-muted);
    --sky-danger-text: var(--sky-text-on-inverse);
    --sky-danger-subtle: color-mix(in srgb, var(--sky-text-on-inverse) 12%, transparent);
    --sky-state-hover: color-mix(in srgb, var(--sky-text-on-inverse) 12%, transparent);
    --sky-state-pressed: color-mix(in srgb, var(--sky-text-on-inverse) 20%, transparent);
    --sky-border-subtle: color-mix(in srgb, var(--sky-text-on-inverse) 22%, transparent);
    --sky-border-default: color-mix(in srgb, var(--sky-text-on-inverse) 22%, transparent);
    --sky-raised: var(--sky-inverse);
    --sky-focus-ring: var(--sky-text-on-inverse);

    display: flex;
    align-items: center;
    gap: 2px;
    inline-size: fit-content;
    max-inline-size: calc(100% - 32px);
    min-block-size: 46px;
    margin-inline: auto;
    padding-inline: 6px;
    border-radius: var(--sky-radius-lg);
    background: var(--sky-inverse);
    color: var(--sky-text-on-inverse);
    box-shadow: var(--sky-shadow-4);
    font: var(--sky-type-body-font);
    pointer-events: auto;
  }

  .count {
    flex: none;
    max-inline-size: 60%;
    padding-inline: 10px 12px;
    font-weight: 550;
    font-variant-numeric: tabular-nums;
  }

  .row {
    flex: 0 1 auto;
    inline-size: var(--_natural, auto);
    min-inline-size: 32px;
    gap: 8px;
  }

  .row ::slotted(*) {
    flex: none;
    max-inline-size: 100%;
  }

  .line {
    flex: none;
    inline-size: 1px;
    block-size: 20px;
    margin-inline: 4px;
    background: var(--sky-border-default);
  }

  @media (prefers-reduced-motion: no-preference) {
    [part='bar'] {
      transition:
        opacity var(--sky-duration-base) var(--sky-ease-enter),
        translate var(--sky-duration-base) var(--sky-ease-enter);
    }

    @starting-style {
      [part='bar'] {
        opacity: 0;
        translate: 0 8px;
      }
    }
  }

  @media (forced-colors: active) {
    [part='bar'] {
      border: 1px solid CanvasText;
    }

    .line {
      background: CanvasText;
    }
  }
`;
