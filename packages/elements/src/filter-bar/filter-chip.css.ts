import { css } from 'lit';

export const filterChipStyles = css`
  :host {
    display: inline-flex;
    flex: none;
    max-inline-size: 100%;
  }

  li {
    display: flex;
    min-inline-size: 0;
    max-inline-size: 100%;
    list-style: none;
  }

  [part='chip'] {
    display: inline-flex;
    align-items: stretch;
    min-inline-size: 0;
    min-block-size: 28px;
    border: 1px solid var(--sky-border-default);
    border-radius: var(--sky-radius-md);
    background: var(--sky-raised);
    box-shadow: var(--sky-shadow-1);
    font: var(--sky-type-table-font);
  }

  .name,
  .operator,
  .value {
    display: flex;
    align-items: center;
    gap: 6px;
    min-inline-size: 0;
    padding-inline: 8px;
  }

  .name {
    flex: 0 1 auto;
    color: var(--sky-text-muted);
  }

  .operator {
    flex: none;
    padding-inline: 6px;
    color: var(--sky-text-subtle);
  }

  .value {
    color: var(--sky-text-strong);
    font-weight: 500;
  }

  .name > span,
  .value > span {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .operator,
  .value,
  .quiet-button {
    border-inline-start: 1px solid var(--sky-border-subtle);
  }

  .quiet-button {
    block-size: auto;
    border-radius: 0;
    border-start-end-radius: 7px;
    border-end-end-radius: 7px;
  }

  .quiet-button .glyph {
    inline-size: 14px;
    block-size: 14px;
  }

  .quiet-button:focus-visible {
    outline-offset: -2px;
  }

  .empty {
    display: none;
  }

  @media (pointer: coarse) {
    [part='chip'] {
      min-block-size: var(--sky-size-touch);
    }

    .quiet-button {
      inline-size: var(--sky-size-touch);
    }
  }

  @media (forced-colors: active) {
    [part='chip'] {
      border-color: CanvasText;
    }
  }
`;
