import { css } from 'lit';

export const appShellStyles = css`
  :host {
    display: block;
    block-size: 100dvh;
    min-inline-size: 0;
  }

  .shell {
    position: relative;
    display: grid;
    grid-template-columns: auto auto minmax(0, 1fr);
    grid-template-rows: var(--sky-size-header) minmax(0, 1fr) auto;
    block-size: 100%;
    overflow: hidden;
    background: var(--sky-chrome-bg);
    color: var(--sky-text-default);
    font: var(--sky-type-body-font);
  }

  /* The canvas below the section menu and the sheet, against a dark chrome. */
  .shell::before {
    content: '';
    grid-row: 2;
    grid-column: 2 / -1;
    border-start-start-radius: 14px;
    background: var(--sky-canvas);
  }

  .skip {
    position: absolute;
    inset-block-start: 8px;
    inset-inline-start: 8px;
    z-index: var(--sky-z-toast);
    padding: 8px 14px;
    border-radius: var(--sky-radius-md);
    background: var(--sky-raised);
    box-shadow: var(--sky-shadow-3);
    color: var(--sky-text-link);
  }

  .skip:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }

  .skip:focus-visible {
    outline: 2px solid var(--sky-focus-ring);
    outline-offset: 2px;
  }

  header {
    grid-row: 1;
    grid-column: 1 / -1;
    z-index: var(--sky-z-header);
    display: flex;
    align-items: center;
    min-inline-size: 0;
    background: var(--sky-chrome-bg);
    color: var(--sky-chrome-text);
  }

  header ::slotted(*) {
    flex: 1;
    min-inline-size: 0;
  }

  .rail {
    grid-row: 2 / -1;
    grid-column: 1;
    z-index: 1;
    inline-size: var(--sky-size-rail);
    overflow: hidden auto;
    scrollbar-width: none;
  }

  .menu {
    grid-row: 2 / -1;
    grid-column: 2;
    z-index: 1;
    inline-size: var(--sky-size-section-menu);
    padding-block: calc(4px + var(--sky-chrome-inset)) 16px;
    padding-inline: 4px 12px;
    overflow: hidden auto;
  }

  [part='sheet'] {
    grid-row: 2 / -1;
    grid-column: 3;
    z-index: 1;
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    min-block-size: 0;
    margin-block: var(--sky-chrome-inset) 8px;
    margin-inline-end: 8px;
    border-radius: var(--sky-radius-lg);
    outline: 0;
    background: var(--sky-surface);
    box-shadow: 0 0 0 1px var(--sky-border-subtle), var(--sky-shadow-1);
    overflow: auto;
  }

  .no-menu [part='sheet'] {
    margin-inline-start: max(4px, var(--sky-chrome-inset));
  }

  .empty {
    display: none;
  }

  /* The way to the other pages of the section stands on the sheet, above the page. */
  .narrow .menu {
    grid-row: 2;
    grid-column: 3;
    z-index: 2;
    justify-self: stretch;
    inline-size: auto;
    margin-block-start: var(--sky-chrome-inset);
    margin-inline: max(4px, var(--sky-chrome-inset)) 8px;
    padding-block: 10px;
    padding-inline: 24px;
    align-self: start;
  }

  .narrow [part='sheet'] {
    margin-inline-start: max(4px, var(--sky-chrome-inset));
  }

  .narrow:not(.no-menu) [part='sheet'] {
    padding-block-start: 52px;
  }

  .phone .rail {
    grid-row: 3;
    grid-column: 1 / -1;
    inline-size: auto;
  }

  .phone [part='sheet'] {
    grid-row: 2;
    grid-column: 1 / -1;
    margin-block-end: 0;
    margin-inline: 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }

  .phone .menu {
    grid-column: 1 / -1;
    margin-inline: 0;
    padding-inline: 16px;
  }

  @media (pointer: coarse) {
    .narrow:not(.no-menu) [part='sheet'] {
      padding-block-start: 64px;
    }
  }

  @media (forced-colors: active) {
    [part='sheet'] {
      border: 1px solid CanvasText;
    }

    .skip {
      border: 1px solid LinkText;
      color: LinkText;
    }
  }
`;
