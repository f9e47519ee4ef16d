import { css } from 'lit';

export const stepStyles = css`
  :host {
    position: relative;
    display: block;
    min-inline-size: 0;
  }

  li {
    display: block;
    min-inline-size: 0;
    list-style: none;
  }

  .step {
    position: relative;
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr);
    gap: 0 12px;
    align-items: start;
    inline-size: 100%;
    min-block-size: 44px;
    padding: 0;
    border: 0;
    border-radius: var(--sky-radius-sm);
    background: none;
    color: var(--sky-text-muted);
    font: var(--sky-type-table-font);
    text-align: start;
    text-decoration: none;
  }

  a.step,
  button.step {
    cursor: pointer;
  }

  :is(a, button).step:hover .label {
    color: var(--sky-text-strong);
    text-decoration: underline;
    text-underline-offset: 2px;
  }

  .step:focus-visible {
    outline: 2px solid var(--sky-focus-ring);
    outline-offset: 4px;
  }

  .marker {
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    border: 1.5px solid var(--sky-border-control);
    border-radius: var(--sky-radius-full);
    color: var(--sky-text-muted);
    font: var(--sky-type-caption-font);
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }

  .marker .glyph {
    inline-size: 14px;
    block-size: 14px;
    stroke-width: 2;
  }

  .done .marker {
    border-color: transparent;
    background: var(--sky-accent-subtle);
    color: var(--sky-accent-text);
  }

  .problem .marker {
    border-color: transparent;
    background: var(--sky-danger-subtle);
    color: var(--sky-danger-icon);
  }

  .current .marker {
    border-color: transparent;
    background: var(--sky-accent-solid);
    color: var(--sky-accent-on-solid);
    font-weight: 600;
    outline: 4px solid var(--sky-accent-subtle);
  }

  .current.problem .marker {
    background: var(--sky-danger-solid);
    color: var(--sky-danger-on-solid);
    outline-color: var(--sky-danger-subtle);
  }

  .text {
    min-inline-size: 0;
    padding-block: 2px 12px;
  }

  .label,
  .summary {
    display: block;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    hyphens: auto;
  }

  .label {
    font-weight: 500;
  }

  .done .label,
  .problem .label {
    color: var(--sky-text-strong);
  }

  .current .label {
    color: var(--sky-text-strong);
    font-weight: 600;
  }

  .summary {
    color: var(--sky-text-subtle);
    font: var(--sky-type-caption-font);
  }

  .problem .summary {
    color: var(--sky-danger-text);
  }

  /* From this step to the next one. */
  .line {
    position: absolute;
    inset-block: 30px 6px;
    inset-inline-start: 11px;
    inline-size: 2px;
    background: var(--sky-border-default);
  }

  .step.done + .line {
    background: var(--sky-accent-solid);
  }

  .last + .line {
    display: none;
  }

  .horizontal.step {
    min-block-size: 24px;
    inline-size: auto;
  }

  .horizontal .text {
    padding-block: 2px 0;
  }

  .horizontal + .line {
    inset-block: 11px auto;
    inset-inline: calc(100% + 8px) -8px;
    inline-size: auto;
    block-size: 2px;
    min-inline-size: 8px;
  }

  @media (pointer: coarse) {
    .step {
      min-block-size: var(--sky-size-touch);
    }
  }

  @media (forced-colors: active) {
    a.step {
      color: LinkText;
    }

    button.step {
      color: ButtonText;
    }

    .marker {
      border-color: CanvasText;
    }

    .current .marker {
      border-color: Highlight;
      outline: 2px solid Highlight;
    }

    .line {
      background: CanvasText;
    }

    .step:focus-visible {
      outline-color: Highlight;
    }
  }
`;
