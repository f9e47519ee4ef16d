import { css } from 'lit';

/** What every element begins with. `:host` does layout only; looks belong to the boxes inside. */
export const hostStyles = css`
  /* A word without an end is broken rather than wider than its place. */
  :host {
    overflow-wrap: break-word;
  }

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
