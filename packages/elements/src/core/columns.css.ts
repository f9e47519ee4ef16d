import { css } from 'lit';

/** How many columns a thing may have; how many it has follows the room there is for them. */
export const columnCounts = ['1', '2', '3', '4'] as const;

/**
 * `<div class="columns-box"><div class="columns columns-3">…`: columns of the same width, each at least 13 to 14 rem
 * wide, at most as many as the class says. What is measured is the box, not the window.
 */
export const columnsStyles = css`
  .columns-box {
    container-type: inline-size;
  }

  .columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }

  @container (inline-size >= 28rem) {
    .columns:is(.columns-2, .columns-3, .columns-4) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  @container (inline-size >= 41rem) {
    .columns:is(.columns-3, .columns-4) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }

  @container (inline-size >= 54rem) {
    .columns.columns-4 {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;
