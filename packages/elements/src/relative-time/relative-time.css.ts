import { css } from 'lit';

export const relativeTimeStyles = css`
  :host {
    display: inline;
  }

  time {
    font-variant-numeric: tabular-nums;
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
