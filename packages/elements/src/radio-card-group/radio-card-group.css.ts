import { css } from 'lit';

export const radioCardGroupStyles = css`
  .columns {
    gap: var(--sky-radio-card-group-gap, 12px);
  }
`;
