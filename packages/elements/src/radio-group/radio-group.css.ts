import { css } from 'lit';

export const radioGroupStyles = css`
  .list {
    display: flex;
    flex-direction: column;
    gap: var(--sky-radio-group-gap, 8px);
  }

  .list.horizontal {
    flex-flow: row wrap;
    column-gap: var(--sky-space-5);
  }

  .segmented {
    display: inline-grid;
    grid-auto-columns: minmax(max-content, 1fr);
    grid-auto-flow: column;
    gap: 2px;
    max-inline-size: 100%;
    padding: 2px;
    overflow-x: auto;
    border-radius: var(--sky-radius-md);
    background: var(--sky-state-hover);
    vertical-align: top;
  }

  @media (pointer: coarse) {
    .list {
      gap: 0;
    }
  }

  @media (forced-colors: active) {
    .segmented {
      border: 1px solid ButtonBorder;
    }
  }
`;
