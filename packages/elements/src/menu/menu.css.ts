import { css } from 'lit';

export const menuStyles = css`
  :host {
    display: inline-block;
  }

  [popover] {
    min-inline-size: var(--sky-menu-width, 200px);
    padding: 5px;
  }

  ::slotted(hr) {
    margin-block: 5px;
    margin-inline: -5px;
    border: 0;
    border-block-start: 1px solid var(--sky-border-subtle);
  }
`;
