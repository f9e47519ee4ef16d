import { css } from 'lit';

export const railItemStyles = css`
  :host {
    display: block;
    min-inline-size: 0;
  }

  li {
    display: block;
    min-inline-size: 0;
    list-style: none;
  }

  sky-tooltip {
    display: block;
  }

  .item {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    padding: 0;
    border: 0;
    border-radius: 10px;
    background: none;
    color: var(--sky-chrome-muted);
    font: var(--sky-type-caption-font);
    text-decoration: none;
    cursor: pointer;
  }

  .item:hover {
    background: var(--sky-chrome-hover);
    color: var(--sky-chrome-text);
  }

  .item:focus-visible {
    outline: 2px solid var(--sky-focus-ring-chrome);
    outline-offset: 2px;
  }

  .item[aria-current] {
    background: var(--sky-chrome-active);
    color: var(--sky-chrome-active-text);
    box-shadow: var(--sky-shadow-2);
  }

  .item[aria-current]::before {
    content: '';
    position: absolute;
    inset-inline-start: -10px;
    inset-block: 11px;
    inline-size: 3px;
    border-start-end-radius: 3px;
    border-end-end-radius: 3px;
    background: var(--sky-chrome-indicator);
  }

  .icon {
    position: relative;
    display: grid;
    max-inline-size: 100%;
    overflow-wrap: anywhere;
    place-items: center;
  }

  .dot {
    position: absolute;
    inset-block-start: -3px;
    inset-inline-end: -4px;
    inline-size: 9px;
    block-size: 9px;
    border: 2px solid var(--sky-chrome-bg);
    border-radius: var(--sky-radius-full);
    background: var(--sky-danger-icon);
  }

  .words {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .item.with-words {
    align-content: center;
    gap: 4px;
    inline-size: 100%;
    min-inline-size: 64px;
    block-size: auto;
    min-block-size: 56px;
    padding-inline: 6px;
    border-radius: 0;
  }

  .with-words[aria-current] {
    background: none;
    box-shadow: none;
    font-weight: 500;
  }

  .with-words[aria-current]::before {
    display: none;
  }

  .with-words:focus-visible {
    outline-offset: -3px;
  }

  .item.with-words[aria-current] {
    color: var(--sky-chrome-text);
  }

  .with-words[aria-current] .icon {
    color: var(--sky-chrome-indicator);
  }

  @media (prefers-reduced-motion: no-preference) {
    .item {
      transition:
        background var(--sky-duration-fast) var(--sky-ease-standard),
        color var(--sky-duration-fast) var(--sky-ease-standard);
    }
  }

  @media (forced-colors: active) {
    .item {
      color: LinkText;
    }

    button.item {
      color: ButtonText;
    }

    .item[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }

    .item:focus-visible {
      outline: 2px solid Highlight;
    }

    .dot {
      background: Mark;
    }
  }
`;
