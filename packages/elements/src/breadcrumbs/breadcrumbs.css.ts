import { css } from 'lit';

export const breadcrumbsStyles = css`
  :host {
    display: block;
    min-inline-size: 0;
  }

  ol {
    position: relative;
    display: flex;
    align-items: center;
    gap: 6px;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    color: var(--sky-text-subtle);
    font: var(--sky-type-table-font);
    list-style: none;
  }

  li {
    display: flex;
    align-items: center;
    flex: none;
    gap: 6px;
    max-inline-size: 100%;
    white-space: nowrap;
  }

  li:first-child:not(:last-child) {
    max-inline-size: 40%;
  }

  /* Where it is now is what gives way last, and then by an ellipsis. */
  li:last-child {
    flex: 0 1 auto;
    min-inline-size: 0;
  }

  .folded {
    position: absolute;
    visibility: hidden;
  }

  .glyph {
    inline-size: 14px;
    block-size: 14px;
  }

  ::slotted(*) {
    display: block;
    min-inline-size: 0;
    overflow: hidden;
    border-radius: var(--sky-radius-xs);
    color: var(--sky-text-muted);
    text-decoration: none;
    text-overflow: ellipsis;
  }

  ::slotted(a:hover) {
    color: var(--sky-text-strong);
    text-decoration: underline;
    text-underline-offset: 2px;
  }

  ::slotted([aria-current]) {
    color: var(--sky-text-strong);
    font-weight: 500;
  }

  ::slotted(:focus-visible) {
    outline: 2px solid var(--sky-focus-ring);
    outline-offset: -2px;
  }

  .quiet-button {
    inline-size: 24px;
    block-size: 24px;
  }

  @media (pointer: coarse) {
    ::slotted(a) {
      padding-block: 8px;
    }

    .quiet-button {
      inline-size: 36px;
      block-size: 36px;
    }
  }

  @media (forced-colors: active) {
    ::slotted(a) {
      color: LinkText;
    }

    ::slotted(:focus-visible) {
      outline-color: Highlight;
    }
  }
`;
