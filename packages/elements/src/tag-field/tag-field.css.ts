import { css } from 'lit';

import { chipStyles } from '../combobox/chips.css.js';

const boxStyles = css`
  :host {
    inline-size: 100%;
    max-inline-size: var(--sky-tag-field-width, 100%);
  }

  [part~='control'] {
    cursor: text;
  }

  .off {
    cursor: default;
  }

  .entries {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    gap: 5px;
    min-inline-size: 0;
  }

  /* A tag is known by the whole of its text: a long one takes several lines. */
  .chip-name {
    padding-block: 2px;
    white-space: normal;
    overflow-wrap: anywhere;
  }

  :is(.x-small, .small) .chip-name {
    padding-block: 0;
  }

  .note,
  [part~='message'] {
    font-variant-numeric: tabular-nums;
  }
`;

export const tagFieldStyles = [chipStyles, boxStyles];
