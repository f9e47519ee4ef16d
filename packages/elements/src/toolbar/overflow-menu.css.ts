import { css } from 'lit';

/** For a `.row` whose slotted controls `OverflowMenu` folds. */
export const overflowMenuStyles = css`
  .row {
    position: relative;
    display: flex;
    align-items: center;
    gap: 8px;
    min-inline-size: 0;
  }

  /* Out of sight and out of reach, but not without a size: whether there is room again has to be measured. */
  .row ::slotted([data-sky-folded]) {
    position: absolute !important;
    visibility: hidden !important;
  }

  .more .quiet-button {
    inline-size: 32px;
    block-size: 32px;
    border-radius: var(--sky-radius-md);
  }

  @media (pointer: coarse) {
    .more .quiet-button {
      inline-size: var(--sky-size-touch);
      block-size: var(--sky-size-touch);
    }
  }
`;
