import { css } from 'lit';

export const popoverStyles = css`
  :host {
    display: inline-block;
  }

  [popover] {
    inline-size: var(--sky-popover-width, auto);
  }

  @media (max-width: 640px) {
    [popover] {
      min-inline-size: min(100vw - 28px, 340px);
    }
  }
`;
