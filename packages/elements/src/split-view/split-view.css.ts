import { css } from 'lit';

export const splitViewStyles = css`
  :host {
    display: block;
    min-inline-size: 0;
    min-block-size: 0;
  }

  .view {
    display: flex;
    block-size: 100%;
    min-inline-size: 0;
  }

  .column {
    flex-direction: column;
  }

  [part='start'],
  [part='end'] {
    min-inline-size: 0;
    min-block-size: 0;
    overflow: auto;
  }

  [part='start'] {
    flex: none;
  }

  .row > [part='start'] {
    inline-size: var(--_start);
  }

  .column > [part='start'] {
    block-size: var(--_start);
  }

  [part='end'] {
    flex: 1;
  }

  /* A thin line to see, and more than that to take hold of. */
  [part='separator'] {
    position: relative;
    z-index: 1;
    flex: none;
    background: var(--sky-border-default);
    outline: 0;
    touch-action: none;
    user-select: none;
  }

  .row > [part='separator'] {
    inline-size: 1px;
    cursor: col-resize;
  }

  .column > [part='separator'] {
    block-size: 1px;
    cursor: row-resize;
  }

  [part='separator']::before,
  [part='separator']::after {
    content: '';
    position: absolute;
  }

  .row > [part='separator']::before {
    inset-block: 0;
    inset-inline: -5px;
  }

  .column > [part='separator']::before {
    inset-block: -5px;
    inset-inline: 0;
  }

  .row > [part='separator']::after {
    inset-block: 0;
    inset-inline: -1px;
  }

  .column > [part='separator']::after {
    inset-block: -1px;
    inset-inline: 0;
  }

  [part='separator']:hover::after {
    background: var(--sky-border-control);
  }

  [part='separator']:is(:focus-visible, :active)::after {
    background: var(--sky-focus-ring);
  }

  @media (pointer: coarse) {
    .row > [part='separator']::before {
      inset-inline: -14px;
    }

    .column > [part='separator']::before {
      inset-block: -14px;
    }
  }

  @media (forced-colors: active) {
    [part='separator'] {
      background: CanvasText;
      forced-color-adjust: none;
    }

    [part='separator']:is(:hover, :focus-visible, :active)::after {
      background: Highlight;
    }
  }
`;
