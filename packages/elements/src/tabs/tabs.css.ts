import { css } from 'lit';

export const tabsStyles = css`
  :host {
    display: block;
    min-inline-size: 0;
  }

  [part='list'] {
    display: flex;
    gap: var(--sky-space-5);
    padding-inline: var(--sky-tabs-padding, 2px);
    box-shadow: inset 0 -1px 0 var(--sky-border-subtle);
    overflow: auto hidden;
    scrollbar-width: none;
  }

  @media (forced-colors: active) {
    [part='list'] {
      border-block-end: 1px solid CanvasText;
    }
  }
`;
