import { css } from 'lit';

export const bytesStyles = css`
  :host {
    display: inline;
  }

  bdi {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  .missing {
    color: var(--sky-text-subtle);
  }

  @media (forced-colors: active) {
    .missing {
      color: CanvasText;
    }
  }
`;
