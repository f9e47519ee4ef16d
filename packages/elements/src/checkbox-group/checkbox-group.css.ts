import { css } from 'lit';

export const checkboxGroupStyles = css`
  [part='group'] {
    --_gap: var(--sky-checkbox-group-gap, 8px);

    display: flex;
    flex-direction: column;
    gap: var(--_gap);
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }

  .list {
    display: flex;
    flex-direction: column;
    gap: var(--_gap);
  }

  .horizontal .list {
    flex-flow: row wrap;
    column-gap: var(--sky-space-5);
  }

  /* As far in as the words of the box above. */
  .under-all {
    padding-inline-start: 25px;
  }

  @media (pointer: coarse) {
    [part='group'],
    .list {
      row-gap: 0;
    }
  }
`;
