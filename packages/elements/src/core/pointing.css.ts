import { css } from 'lit';

/** Mirrors the glyphs that point along the text where the text runs from right to left. */
export const pointingStyles = css`
  .pointing:dir(rtl) {
    scale: -1 1;
    transform-origin: center;
  }
`;
