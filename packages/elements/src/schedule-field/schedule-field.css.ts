import { css } from 'lit';

const groupStyles = css`
  :host {
    inline-size: 100%;
    max-inline-size: var(--sky-schedule-field-width, 100%);
  }

  [part='group'] {
    display: grid;
    gap: var(--sky-space-3);
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
    color: var(--sky-text-default);
    font: var(--sky-type-body-font);
  }

  .presets {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--sky-space-5);
  }

  .parts {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
    gap: var(--sky-space-3);
  }

  .part {
    min-inline-size: 0;
  }

  .part-label {
    display: block;
    margin-block-end: 6px;
    font: var(--sky-type-caption-font);
    color: var(--sky-text-muted);
    overflow-wrap: anywhere;
    hyphens: auto;
  }

  [part='meaning'] {
    margin: 0;
    color: var(--sky-text-muted);
    font: var(--sky-type-table-font);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }

  [part='meaning']:empty {
    display: none;
  }
`;

const buttonStyles = css`
  [part='part'] {
    display: flex;
    align-items: center;
    gap: var(--sky-space-2);
    inline-size: 100%;
    min-block-size: 36px;
    padding-block: 4px;
    padding-inline: 11px;
    border: 1px solid var(--sky-border-control);
    border-radius: var(--sky-radius-md);
    background: var(--sky-field);
    color: var(--sky-text-strong);
    font: var(--sky-type-body-font);
    font-variant-numeric: tabular-nums;
    letter-spacing: inherit;
    text-align: start;
    cursor: pointer;
  }

  [part='part']:hover:enabled {
    border-color: var(--sky-border-control-hover);
  }

  [part='part']:focus-visible {
    border-color: transparent;
    outline: 2px solid var(--sky-focus-ring);
    outline-offset: 1px;
  }

  :host(:state(user-invalid)) .broken [part='part'] {
    border-color: var(--sky-danger-icon);
    box-shadow: inset 0 0 0 1px var(--sky-danger-icon);
  }

  [part='part']:disabled {
    border-color: var(--sky-border-default);
    background: var(--sky-sunken);
    color: var(--sky-text-disabled);
    cursor: default;
  }

  /* What is chosen is the only place where all of it is said: it takes the lines it needs. */
  .chosen {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  .chevrons {
    color: var(--sky-text-subtle);
  }

  [part='part']:disabled .chevrons {
    color: inherit;
  }
`;

const choiceStyles = css`
  .panel {
    inline-size: min(25.5rem, 100vw - 28px);
    padding: var(--sky-space-2);
  }

  .choices {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(6.5rem, 100%), 1fr));
    margin-block-start: var(--sky-space-1);
    padding-block-start: var(--sky-space-1);
    border-block-start: 1px solid var(--sky-border-subtle);
  }

  .choices.day_of_week {
    grid-template-columns: minmax(0, 1fr);
  }

  .choices.day {
    grid-template-columns: repeat(auto-fill, minmax(3.3rem, 1fr));
  }

  .choices.hour {
    grid-template-columns: repeat(auto-fill, minmax(4.8rem, 1fr));
  }

  .choice {
    display: flex;
    align-items: start;
    gap: 7px;
    min-inline-size: 0;
    padding: 6px;
    border-radius: var(--sky-radius-md);
    font: var(--sky-type-table-font);
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }

  .preset {
    gap: 9px;
    padding-inline: 0;
    font: var(--sky-type-body-font);
  }

  .panel .choice:hover {
    background: var(--sky-state-hover);
  }

  .panel .choice:has(:checked) {
    color: var(--sky-text-strong);
    font-weight: 500;
  }

  .choice:has(:disabled) {
    color: var(--sky-text-disabled);
    cursor: default;
  }

  .choice:has(:disabled) .mark {
    opacity: 0.45;
  }

  .name {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  .choices:is(.day, .hour) .name {
    white-space: nowrap;
  }

  .mark {
    display: grid;
    place-items: center;
    flex: none;
    block-size: 1lh;
  }

  .mark > * {
    grid-area: 1 / 1;
  }

  .mark > .glyph {
    color: var(--sky-accent-on-solid);
    visibility: hidden;
    pointer-events: none;
  }

  input {
    appearance: none;
    inline-size: 16px;
    block-size: 16px;
    margin: 0;
    border: 1.25px solid var(--sky-border-control);
    border-radius: 5px;
    background: var(--sky-field);
    cursor: inherit;
  }

  [type='radio'] {
    border-radius: var(--sky-radius-full);
  }

  .choice:hover input:enabled {
    border-color: var(--sky-border-control-hover);
  }

  .choice input:is(:checked, :indeterminate):is(:checked, [type='checkbox']) {
    border-color: var(--sky-accent-solid);
    background: var(--sky-accent-solid);
  }

  input:is(:checked, :indeterminate) + .glyph {
    visibility: visible;
  }

  [type='radio']:not(:checked) + .glyph {
    visibility: hidden;
  }

  input:focus-visible {
    outline: 2px solid var(--sky-focus-ring);
    outline-offset: 2px;
  }

  @media (pointer: coarse) {
    [part='part'],
    .choice {
      min-block-size: var(--sky-size-touch);
    }

    .choice {
      align-items: center;
    }
  }

  @media (forced-colors: active) {
    /* The browser's own box knows every colour of the person's theme. */
    input {
      appearance: auto;
    }

    .mark > .glyph {
      display: none;
    }

    .choice:has(:disabled),
    [part='part']:disabled {
      color: GrayText;
    }

    .choice:has(:disabled) .mark {
      opacity: 1;
    }

    [part='part']:focus-visible,
    input:focus-visible {
      outline-color: Highlight;
    }

    :host(:state(user-invalid)) .broken [part='part'] {
      border-width: 2px;
      border-color: Mark;
    }
  }
`;

export const scheduleFieldStyles = [groupStyles, buttonStyles, choiceStyles];
