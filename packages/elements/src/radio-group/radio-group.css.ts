import { css } from 'lit';

export const radioGroupStyles = css`
  [part='group'] {
    display: flex;
    flex-direction: column;
    gap: var(--sky-radio-group-gap, 8px);
  }

  .horizontal {
    flex-flow: row wrap;
    column-gap: var(--sky-space-5);
  }

  @media (pointer: coarse) {
    [part='group'] {
      gap: 0;
    }
  }
`;
