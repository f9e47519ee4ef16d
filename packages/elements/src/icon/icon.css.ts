import { css } from 'lit';

export const iconStyles = css`
  :host {
    display: inline-flex;
    flex: none;
    vertical-align: text-bottom;
  }

  svg {
    display: block;
    flex: none;
    pointer-events: none;
  }

  .mirrored:dir(rtl) {
    scale: -1 1;
  }
`;
