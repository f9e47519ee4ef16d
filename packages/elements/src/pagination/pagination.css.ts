import { css } from 'lit';

export const paginationStyles = css`
  :host {
    display: block;
    container-type: inline-size;
    min-inline-size: 0;
  }

  nav {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 16px;
    min-block-size: 48px;
    color: var(--sky-text-muted);
    font: var(--sky-type-table-font);
    font-variant-numeric: tabular-nums;
  }

  .range {
    margin-inline-end: auto;
  }

  .sizes,
  .at {
    display: flex;
    align-items: center;
    gap: 8px;
    white-space: nowrap;
  }

  .pager {
    display: flex;
    align-items: center;
    gap: 2px;
  }

  .at {
    margin-inline: 6px;
  }

  select,
  input {
    min-block-size: 28px;
    border: 1px solid var(--sky-border-control);
    border-radius: var(--sky-radius-sm);
    background: var(--sky-field);
    color: var(--sky-text-strong);
    font: inherit;
    font-variant-numeric: inherit;
  }

  select {
    padding-inline: 4px;
  }

  input {
    inline-size: 3.6em;
    padding-inline: 6px;
    text-align: center;
  }

  :is(select, input):hover {
    border-color: var(--sky-border-control-hover);
  }

  :is(select, input):focus-visible {
    border-color: transparent;
    outline: 2px solid var(--sky-focus-ring);
    outline-offset: 1px;
  }

  option {
    background: var(--sky-raised);
    color: var(--sky-text-default);
  }

  .quiet-button[aria-disabled='true'] {
    background: none;
    color: var(--sky-text-disabled);
    cursor: default;
  }

  /* The least that is needed to go on: the count of pages is in the range, and the ends are some presses away. */
  @container (inline-size < 480px) {
    .sizes {
      display: none;
    }
  }

  @container (inline-size < 340px) {
    .end {
      display: none;
    }
  }

  @media (pointer: coarse) {
    select,
    input,
    .quiet-button {
      min-block-size: var(--sky-size-touch);
    }

    .quiet-button {
      min-inline-size: var(--sky-size-touch);
    }
  }

  @media (forced-colors: active) {
    :is(select, input):focus-visible {
      outline-color: Highlight;
    }

    .quiet-button[aria-disabled='true'] {
      color: GrayText;
    }
  }
`;
