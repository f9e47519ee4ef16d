import { css } from 'lit';

export const confirmDialogStyles = css`
  :host {
    display: contents;
  }

  .icon {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 36px;
    block-size: 36px;
    border-radius: 10px;
    background: var(--sky-neutral-subtle);
    color: var(--sky-neutral-icon);
  }

  .danger {
    background: var(--sky-danger-subtle);
    color: var(--sky-danger-icon);
  }

  .warning {
    background: var(--sky-warning-subtle);
    color: var(--sky-warning-icon);
  }

  .body {
    display: grid;
    gap: 14px;
  }

  sky-text-field {
    --sky-text-field-width: 100%;
  }

  .error {
    margin: 0;
    padding-block: 11px;
    padding-inline: 13px;
    border: 1px solid var(--sky-danger-border);
    border-radius: 10px;
    background: var(--sky-danger-subtle);
    color: var(--sky-danger-text);
    font-size: .8125rem;
    line-height: 1.1875rem;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  .note {
    margin-inline-end: auto;
    align-self: center;
    color: var(--sky-text-muted);
    font: var(--sky-type-caption-font);
  }

  /* So narrow for its letters that a picture beside the question would break its words, and that a button would cut its own. */
  @media (width <= 20em) {
    .icon {
      display: none;
    }

    sky-button::part(control) {
      white-space: normal;
    }
  }

  @media (forced-colors: active) {
    .icon {
      border: 1px solid CanvasText;
    }
  }
`;
