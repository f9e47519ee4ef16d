import { css } from 'lit';

export const numberFieldStyles = css`
  :host {
    inline-size: 100%;
    max-inline-size: var(--sky-number-field-width, 100%);
  }

  [part~='input'] {
    min-inline-size: 4ch;
    font-variant-numeric: tabular-nums;
  }

  /* A number is written from the left everywhere, else its minus would stand behind it; it still begins where one reads from. */
  :host(:dir(rtl)) [part~='input'] {
    text-align: end;
  }

  .unit {
    min-inline-size: 0;
    padding-block: 2px;
    color: var(--sky-text-subtle);
    overflow-wrap: anywhere;
  }

  .steppers {
    display: flex;
    flex: none;
    margin-inline: -4px -7px;
  }

  .x-small .steppers {
    margin-inline-end: -4px;
  }

  .x-small .quiet-button {
    inline-size: 24px;
    block-size: 24px;
  }

  .steppers .glyph {
    inline-size: 14px;
    block-size: 14px;
  }

  .quiet-button {
    touch-action: manipulation;
  }
`;
