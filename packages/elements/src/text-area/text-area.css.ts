import { css } from 'lit';

export const textAreaStyles = css`
  :host {
    inline-size: 100%;
    max-inline-size: var(--sky-text-area-width, 100%);
  }

  /* The native control fills the box, so that its scrollbar and its grip lie at the border. */
  [part~='control'] {
    padding: 0;
  }

  [part~='input'] {
    display: block;
    padding: 8px 11px;
    border-radius: inherit;
    resize: none;
  }

  .vertical:not(.off) [part~='input'] {
    min-block-size: calc(1lh + 16px);
    resize: block;
  }

  .auto [part~='input'] {
    field-sizing: content;
    min-block-size: calc(var(--_rows) * 1lh + 16px);
    max-block-size: var(--sky-text-area-max-height, 20rem);
  }
`;
