import { css } from 'lit';

export const stepsStyles = css`
  :host {
    display: block;
    min-inline-size: 0;
  }

  .vertical {
    display: flex;
    flex-direction: column;
    gap: 0;
    max-inline-size: var(--sky-steps-width, var(--sky-size-wizard-steps));
  }

  .horizontal {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 40px;
  }
`;
