import { css } from 'lit';

export const sectionMenuStyles = css`
  :host {
    display: block;
    min-inline-size: 0;
  }

  .groups {
    display: flex;
    flex-direction: column;
    gap: 14px;
  }

  .groups[role='list'] {
    gap: 0;
  }

  .compact {
    position: relative;
    display: inline-flex;
    align-items: center;
    max-inline-size: 100%;
  }

  select {
    appearance: none;
    min-block-size: 32px;
    max-inline-size: 100%;
    padding-inline: 10px 28px;
    border: 1px solid var(--sky-border-control);
    border-radius: var(--sky-radius-md);
    background: var(--sky-field);
    color: var(--sky-text-strong);
    font: var(--sky-type-body-strong-font);
    text-overflow: ellipsis;
    cursor: pointer;
  }

  select:hover {
    border-color: var(--sky-border-control-hover);
  }

  select:focus-visible {
    border-color: transparent;
    outline: 2px solid var(--sky-focus-ring);
    outline-offset: 1px;
  }

  option,
  optgroup {
    background: var(--sky-raised);
    color: var(--sky-text-default);
  }

  .chevrons {
    margin-inline-start: -24px;
    color: var(--sky-text-subtle);
    pointer-events: none;
  }

  @media (pointer: coarse) {
    select {
      min-block-size: var(--sky-size-touch);
    }
  }

  @media (forced-colors: active) {
    select:focus-visible {
      outline-color: Highlight;
    }

    option,
    optgroup {
      background: Canvas;
      color: CanvasText;
    }
  }
`;
