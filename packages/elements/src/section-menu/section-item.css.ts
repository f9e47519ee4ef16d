import { css } from 'lit';

export const sectionItemStyles = css`
  :host {
    display: block;
    min-inline-size: 0;
  }

  li {
    display: block;
    min-inline-size: 0;
    list-style: none;
  }

  a {
    display: flex;
    align-items: center;
    gap: 9px;
    min-block-size: 30px;
    padding-inline: 10px;
    border-radius: var(--sky-radius-md);
    color: var(--sky-text-muted);
    font: var(--sky-type-table-font);
    font-weight: 450;
    text-decoration: none;
  }

  a:hover {
    background: var(--sky-state-hover);
    color: var(--sky-text-strong);
  }

  a:focus-visible {
    outline: 2px solid var(--sky-focus-ring);
    outline-offset: -2px;
  }

  a[aria-current] {
    background: var(--sky-state-pressed);
    color: var(--sky-text-strong);
    font-weight: 550;
  }

  ::slotted([slot='start']) {
    flex: none;
  }

  a[aria-current] ::slotted([slot='start']) {
    color: var(--sky-accent-text);
  }

  .label {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .count {
    margin-inline-start: auto;
    color: var(--sky-text-muted);
    font: var(--sky-type-caption-font);
    font-variant-numeric: tabular-nums;
  }

  @media (pointer: coarse) {
    a {
      min-block-size: var(--sky-size-touch);
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    a {
      transition: background var(--sky-duration-fast) var(--sky-ease-standard);
    }
  }

  @media (forced-colors: active) {
    a[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }

    a:focus-visible {
      outline: 2px solid Highlight;
      outline-offset: 0;
    }
  }
`;
