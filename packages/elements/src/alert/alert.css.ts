import { css } from 'lit';

const toneStyles = css`
  [part='alert'] {
    --_subtle: var(--sky-info-subtle);
    --_border: var(--sky-info-border);
    --_icon: var(--sky-info-icon);
  }

  [part='alert'].success {
    --_subtle: var(--sky-success-subtle);
    --_border: var(--sky-success-border);
    --_icon: var(--sky-success-icon);
  }

  [part='alert'].warning {
    --_subtle: var(--sky-warning-subtle);
    --_border: var(--sky-warning-border);
    --_icon: var(--sky-warning-icon);
  }

  [part='alert'].danger {
    --_subtle: var(--sky-danger-subtle);
    --_border: var(--sky-danger-border);
    --_icon: var(--sky-danger-icon);
  }

  [part='alert'].neutral {
    --_subtle: var(--sky-sunken);
    --_border: var(--sky-border-subtle);
    --_icon: var(--sky-text-subtle);
  }
`;

const boxStyles = css`
  :host {
    display: block;
    min-inline-size: 0;
  }

  [part='alert'] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    column-gap: 10px;
    padding: 11px 13px;
    border-radius: 10px;
    background: var(--_subtle);
    color: var(--sky-text-default);
    box-shadow: inset 0 0 0 1px var(--_border);
    font: var(--sky-type-table-font);
    overflow-wrap: anywhere;
  }

  [part='alert'] > .glyph {
    margin-block-start: 2px;
    color: var(--_icon);
  }

  [part='heading'] {
    color: var(--sky-text-strong);
    font-weight: 550;
  }

  .text {
    overflow: clip;
  }

  .text.folded {
    max-block-size: 3lh;
  }

  .text.folded.cut {
    mask-image: linear-gradient(to bottom, black calc(100% - 1lh), transparent);
  }

  ::slotted(:is(b, strong)) {
    color: var(--sky-text-strong);
    font-weight: 550;
  }

  .rest {
    grid-column: 2;
    display: flex;
    flex-direction: column;
    align-items: start;
    gap: 6px;
    min-inline-size: 0;
  }

  .quiet-button {
    grid-area: 1 / 3;
    margin-block: -4px;
    margin-inline: 0 -6px;
  }
`;

const insideStyles = css`
  .more,
  summary {
    padding: 0;
    border: 0;
    border-radius: var(--sky-radius-xs);
    background: none;
    color: var(--sky-text-link);
    font: inherit;
    font-weight: 500;
    cursor: pointer;
  }

  .more {
    margin-block-start: 4px;
  }

  .more:hover,
  summary:hover {
    text-decoration: underline;
    text-underline-offset: 2px;
  }

  .more:focus-visible,
  summary:focus-visible {
    outline: 2px solid var(--sky-focus-ring);
    outline-offset: 2px;
  }

  details {
    inline-size: 100%;
    margin-block-start: 4px;
  }

  summary {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    list-style: none;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary .glyph {
    inline-size: 14px;
    block-size: 14px;
    rotate: -90deg;
  }

  summary:dir(rtl) .glyph {
    rotate: 90deg;
  }

  details[open] summary .glyph {
    rotate: none;
  }

  .details {
    margin-block-start: 4px;
    color: var(--sky-text-muted);
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 14px;
    margin-block-start: 4px;
  }

  @media (forced-colors: active) {
    [part='alert'] {
      border: 1px solid CanvasText;
    }

    .more,
    summary {
      color: LinkText;
    }

    .more:focus-visible,
    summary:focus-visible {
      outline-color: Highlight;
    }
  }
`;

export const alertStyles = [toneStyles, boxStyles, insideStyles];
