import { css } from 'lit';

export const filterBarStyles = css`
  :host {
    display: block;
    min-inline-size: 0;
  }

  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    min-inline-size: 0;
    font: var(--sky-type-table-font);
  }

  .list {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    min-inline-size: 0;
    max-inline-size: 100%;
  }

  .list.empty {
    display: none;
  }

  /* Its size follows from the bar, never from what is folded in it. */
  .list.single {
    flex: 1 1 100%;
    flex-wrap: nowrap;
  }

  .list ::slotted([data-sky-folded]) {
    position: absolute !important;
    visibility: hidden !important;
  }

  .plain {
    min-block-size: 28px;
    padding-inline: 8px;
    border: 1px solid transparent;
    border-radius: var(--sky-radius-md);
    background: none;
    color: var(--sky-text-muted);
    font: inherit;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    cursor: pointer;
  }

  .plain:hover {
    background: var(--sky-state-hover);
    color: var(--sky-text-strong);
  }

  .more {
    border-color: var(--sky-border-default);
    background: var(--sky-raised);
    box-shadow: var(--sky-shadow-1);
    color: var(--sky-text-strong);
  }

  .plain:focus-visible {
    outline: 2px solid var(--sky-focus-ring);
    outline-offset: 1px;
  }

  @media (pointer: coarse) {
    .plain {
      min-inline-size: var(--sky-size-touch);
      min-block-size: var(--sky-size-touch);
    }
  }

  @media (forced-colors: active) {
    .plain {
      border-color: ButtonBorder;
      color: ButtonText;
    }

    .plain:focus-visible {
      outline-color: Highlight;
    }
  }
`;
