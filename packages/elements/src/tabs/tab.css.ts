import { css } from 'lit';

export const tabStyles = css`
  :host {
    position: relative;
    display: inline-flex;
    flex: none;
    max-inline-size: 100%;
    outline: 0;
  }

  .tab {
    display: flex;
    align-items: center;
    gap: 7px;
    min-inline-size: 0;
    min-block-size: 40px;
    color: var(--sky-text-muted);
    font: var(--sky-type-body-font);
    font-size: .84375rem;
    font-weight: 450;
    text-decoration: none;
    white-space: nowrap;
    cursor: pointer;
  }

  .tab:hover {
    color: var(--sky-text-strong);
  }

  .words {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  .selected {
    color: var(--sky-text-strong);
    font-weight: 550;
  }

  .selected::after {
    content: '';
    position: absolute;
    inset-inline: -2px;
    inset-block-end: 0;
    block-size: 2px;
    border-start-start-radius: 2px;
    border-start-end-radius: 2px;
    background: var(--sky-accent-solid);
  }

  /* Holds the room of the heavier letters, so that the neighbours stay where they are. */
  .words[data-label]::after {
    content: attr(data-label) / '';
    display: block;
    block-size: 0;
    overflow: hidden;
    visibility: hidden;
    font-weight: 550;
  }

  .count {
    min-inline-size: 18px;
    padding-inline: 5px;
    border-radius: 9px;
    background: var(--sky-state-pressed);
    color: var(--sky-text-muted);
    font-size: .71875rem;
    line-height: 1.125rem;
    font-weight: 550;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }

  :host(:focus-visible) .tab,
  .tab:focus-visible {
    border-radius: var(--sky-radius-xs);
    outline: 2px solid var(--sky-focus-ring);
    /* Beside the letters, and inside of a row that cuts off what stands out of it. */
    margin-inline: -2px;
    padding-inline: 2px;
    outline-offset: -2px;
    box-shadow: none;
  }

  @media (pointer: coarse) {
    .tab {
      min-block-size: var(--sky-size-touch);
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    .tab {
      transition: color var(--sky-duration-fast) var(--sky-ease-standard);
    }
  }

  @media (forced-colors: active) {
    .tab {
      color: ButtonText;
    }

    a.tab {
      color: LinkText;
    }

    .selected::after {
      background: Highlight;
    }

    .count {
      border: 1px solid CanvasText;
    }

    :host(:focus-visible) .tab,
    .tab:focus-visible {
      outline-color: Highlight;
    }
  }
`;
