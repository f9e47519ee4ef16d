import { css } from 'lit';

export const formSummaryStyles = css`
  :host {
    display: block;
    min-inline-size: 0;
  }

  /* Out of the flow, so that it leaves no gap, but there to be announced from. */
  :host(:not(:state(shown))) {
    position: absolute;
  }

  [part='box'] {
    display: flex;
    gap: 10px;
    padding: 11px 13px;
    border-radius: 10px;
    background: var(--sky-danger-subtle);
    color: var(--sky-text-default);
    box-shadow: inset 0 0 0 1px var(--sky-danger-border);
    font: var(--sky-type-table-font);
    overflow-wrap: anywhere;
  }

  [part='box'] > .glyph {
    margin-block-start: 2px;
    color: var(--sky-danger-icon);
  }

  .words {
    flex: 1;
    min-inline-size: 0;
  }

  [part='heading'] {
    inline-size: fit-content;
    border-radius: var(--sky-radius-xs);
    color: var(--sky-text-strong);
    font-weight: 550;
  }

  [part='heading']:focus {
    outline: 2px solid var(--sky-focus-ring);
    outline-offset: 2px;
  }

  .count {
    margin-block-start: 2px;
    color: var(--sky-text-muted);
  }

  ul {
    display: grid;
    gap: 1px;
    margin: 3px 0 0;
    padding: 0;
    padding-inline-start: 14px;
    list-style: disc;
  }

  li::marker {
    color: var(--sky-danger-icon);
  }

  b {
    font-weight: 500;
  }

  a {
    border-radius: var(--sky-radius-xs);
    color: inherit;
    text-decoration: none;
  }

  a b,
  a > bdi:only-child {
    color: var(--sky-text-link);
  }

  a:hover {
    text-decoration: underline;
    text-underline-offset: 2px;
  }

  a:focus-visible {
    outline: 2px solid var(--sky-focus-ring);
    outline-offset: 2px;
  }

  .rest {
    margin-block-start: 6px;
  }

  @media (pointer: coarse) {
    a {
      display: block;
      padding-block: 10px;
    }
  }

  @media (forced-colors: active) {
    [part='box'] {
      border: 1px solid CanvasText;
    }

    a,
    a b,
    a > bdi:only-child {
      color: LinkText;
    }

    [part='heading']:focus,
    a:focus-visible {
      outline-color: Highlight;
    }
  }
`;
