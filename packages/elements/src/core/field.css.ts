import { css } from 'lit';

/**
 * What every form control shares: the row with label and note, the bordered box (`part="control"`) in its four
 * heights, and the message below it. Use together with `hostStyles`.
 */
export const fieldStyles = css`
  :host {
    display: block;
    min-inline-size: 0;
  }

  .label-row {
    display: flex;
    flex-flow: wrap;
    align-items: baseline;
    gap: var(--sky-space-2);
    margin-block-end: 6px;
  }

  .label {
    font: var(--sky-type-label-font);
    color: var(--sky-text-strong);
    overflow-wrap: anywhere;
    hyphens: auto;
  }

  /* A page whose forms mark what is optional leaves the asterisk out by --sky-required-mark: none. */
  .required {
    display: var(--sky-required-mark);
    margin-inline-start: 4px;
    color: var(--sky-danger-text);
  }

  .note,
  .message-row {
    font: var(--sky-type-caption-font);
    color: var(--sky-text-subtle);
  }

  .note {
    margin-inline-start: auto;
  }

  [part~='control'] {
    display: flex;
    align-items: center;
    gap: var(--sky-space-2);
    min-block-size: 36px;
    padding-inline: 11px;
    border: 1px solid var(--sky-border-control);
    border-radius: var(--sky-radius-md);
    background: var(--sky-field);
    color: var(--sky-text-strong);
    font: var(--sky-type-body-font);
  }

  [part~='control'].x-small {
    min-block-size: 28px;
    padding-inline: 8px;
    font: var(--sky-type-table-font);
  }

  [part~='control'].small {
    min-block-size: 32px;
    padding-inline: 9px;
    font: var(--sky-type-table-font);
  }

  [part~='control'].large {
    min-block-size: 40px;
    padding-inline: 12px;
  }

  [part~='control']:hover {
    border-color: var(--sky-border-control-hover);
  }

  [part~='control']:has([part~='input']:focus-visible) {
    border-color: transparent;
    outline: 2px solid var(--sky-focus-ring);
    outline-offset: 1px;
  }

  :host(:state(user-invalid)) [part~='control'] {
    border-color: var(--sky-danger-icon);
    box-shadow: inset 0 0 0 1px var(--sky-danger-icon);
  }

  [part~='control'].off {
    border-color: var(--sky-border-default);
    background: var(--sky-sunken);
    color: var(--sky-text-disabled);
  }

  [part~='input'] {
    flex: 1;
    min-inline-size: 0;
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
    text-overflow: ellipsis;
  }

  [part~='input']::placeholder {
    color: var(--sky-text-subtle);
    opacity: 1;
  }

  .message-row {
    display: flex;
    gap: 6px;
    margin-block-start: 6px;
  }

  .message-row.empty {
    margin: 0;
  }

  .message-row.problem {
    color: var(--sky-danger-text);
  }

  .message-row .glyph {
    inline-size: 14px;
    block-size: 14px;
    margin-block-start: 1px;
  }

  [part~='message'] {
    overflow-wrap: anywhere;
  }

  @media (pointer: coarse) {
    [part~='control']:is(*, .x-small, .small, .large) {
      min-block-size: var(--sky-size-touch);
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    [part~='control'] {
      transition: border-color var(--sky-duration-fast) var(--sky-ease-standard);
    }
  }

  @media (forced-colors: active) {
    [part~='control']:has([part~='input']:focus-visible) {
      outline-color: Highlight;
    }

    :host(:state(user-invalid)) [part~='control'] {
      border-width: 2px;
      border-color: Mark;
    }

    [part~='control'].off {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
