import { css } from 'lit';

const boxStyles = css`
  :host {
    display: block;
    min-inline-size: 0;
    outline: 0;
  }

  [part='card'] {
    display: flex;
    align-items: flex-start;
    gap: 10px;
    block-size: 100%;
    padding: 12px 14px;
    border: 1px solid var(--sky-border-default);
    border-radius: var(--sky-radius-lg);
    background: var(--sky-surface);
    color: var(--sky-text-default);
    font: var(--sky-type-table-font);
    cursor: pointer;
  }

  .short {
    align-items: center;
  }

  .words {
    flex: 1;
    display: grid;
    gap: 2px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    hyphens: auto;
  }

  /* Where the card is narrow, the figures go below the title. */
  .head {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: var(--sky-space-3);
  }

  .label {
    min-inline-size: 0;
    color: var(--sky-text-strong);
    font: var(--sky-type-body-strong-font);
  }

  .meta,
  .description {
    min-inline-size: 0;
    color: var(--sky-text-muted);
  }

  .meta {
    font-variant-numeric: tabular-nums;
  }

  .reason {
    color: var(--sky-warning-text);
  }

  .start {
    flex: none;
    display: grid;
    color: var(--sky-text-muted);
  }

  [part='mark'] {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    /* In the middle of the first line. */
    margin-block: calc((1lh - 16px) / 2);
    border: 1.25px solid var(--sky-border-control);
    border-radius: var(--sky-radius-full);
    background: var(--sky-field);
  }
`;

const stateStyles = css`
  [part='card']:hover {
    border-color: var(--sky-border-control-hover);
  }

  :host(:hover) [part='mark'] {
    border-color: var(--sky-border-control-hover);
  }

  :host(:state(invalid)) :is([part='card'], [part='mark']) {
    border-color: var(--sky-danger-icon);
  }

  :host(:state(checked)) [part='card'] {
    border-color: var(--sky-accent-solid);
    background: var(--sky-accent-subtle);
    box-shadow: inset 0 0 0 1px var(--sky-accent-solid);
  }

  :host(:state(checked)) [part='mark'] {
    border-color: var(--sky-accent-solid);
    background: var(--sky-accent-solid);
  }

  :host(:state(checked)) [part='mark']::after {
    content: '';
    inline-size: 6px;
    block-size: 6px;
    border-radius: var(--sky-radius-full);
    background: var(--sky-accent-on-solid);
  }

  :host(:focus-visible) [part='card'] {
    outline: 2px solid var(--sky-focus-ring);
    outline-offset: 2px;
  }

  :host(:state(off)) [part='card'] {
    border-color: var(--sky-border-subtle);
    background: var(--sky-sunken);
    box-shadow: none;
    cursor: default;
  }

  :host(:state(off)) :is(.label, .description, .meta) {
    color: var(--sky-text-disabled);
  }

  :host(:state(off)) :is([part='mark'], .start) {
    opacity: 0.45;
  }

  @media (prefers-reduced-motion: no-preference) {
    :is([part='card'], [part='mark']) {
      transition:
        background-color var(--sky-duration-fast) var(--sky-ease-standard),
        border-color var(--sky-duration-fast) var(--sky-ease-standard);
    }
  }

  @media (forced-colors: active) {
    :host(:state(checked)) [part='card'] {
      border-color: Highlight;
      outline: 1px solid Highlight;
    }

    :host(:state(checked)) [part='mark'] {
      border-color: Highlight;
      background: Canvas;
    }

    :host(:state(checked)) [part='mark']::after {
      inline-size: 8px;
      block-size: 8px;
      background: Highlight;
      forced-color-adjust: none;
    }

    :host(:state(invalid)) :is([part='card'], [part='mark']) {
      border-color: Mark;
    }

    :host(:state(off)) :is([part='card'], .label, .description, .meta) {
      border-color: GrayText;
      color: GrayText;
    }

    :host(:state(off)) :is([part='mark'], .start) {
      opacity: 1;
    }

    :host(:focus-visible) [part='card'] {
      outline: 2px solid Highlight;
    }
  }
`;

export const radioCardStyles = [boxStyles, stateStyles];
