import { css } from 'lit';

/** What every element begins with. `:host` does layout only; looks belong to the boxes inside. */
export const hostStyles = css`
  *, *::before, *::after {
    box-sizing: border-box;
  }

  [hidden], :host([hidden]) {
    display: none !important;
  }

  .visually-hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  .glyph {
    display: block;
    flex: none;
  }
`;
