import { css } from 'lit';

export const spinnerStyles = css`
  :host {
    display: inline-flex;
    flex: none;
    vertical-align: text-bottom;
  }

  .ring {
    display: block;
    color: var(--sky-spinner-color, currentcolor);
  }
`;
