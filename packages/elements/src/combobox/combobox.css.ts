import { css } from 'lit';

import { chipStyles } from './chips.css.js';

const boxStyles = css`
  :host {
    inline-size: 100%;
    max-inline-size: var(--sky-combobox-width, 100%);
  }

  [part~='control'] {
    cursor: text;
  }

  .off {
    cursor: default;
  }

  slot[name='start'] {
    display: flex;
    align-items: center;
    color: var(--sky-text-subtle);
  }

  slot.empty {
    display: none;
  }

  .entries {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    gap: 5px;
    min-inline-size: 0;
  }

  .quiet-button {
    margin-inline: -4px -6px;
  }

  .x-small .quiet-button {
    inline-size: 22px;
    block-size: 22px;
  }

  .chevrons,
  .ring {
    color: var(--sky-text-subtle);
  }

  .chevrons {
    cursor: pointer;
  }

  .off :is(.chevrons, .ring) {
    color: inherit;
    cursor: inherit;
  }
`;

const listStyles = css`
  [part='list'] {
    box-sizing: border-box;
    max-inline-size: min(560px, calc(100vw - 16px));
    max-block-size: min(var(--sky-combobox-list-height, 320px), calc(100vh - 16px));
    flex-direction: column;
    padding: 0;
    border: 1px solid var(--sky-border-default);
    border-radius: var(--sky-radius-lg);
    overflow: hidden;
    background: var(--sky-raised);
    background-clip: padding-box;
    color: var(--sky-text-default);
    box-shadow: var(--sky-shadow-3);
    font: var(--sky-type-body-font);
    font-size: .84375rem;
  }

  [part='list']:popover-open {
    display: flex;
  }

  [role='listbox'] {
    min-block-size: 0;
    padding: 5px;
    overflow-y: auto;
    overscroll-behavior: contain;
  }

  .option {
    display: flex;
    align-items: center;
    gap: 10px;
    min-block-size: 34px;
    padding: 6px 9px;
    border-radius: var(--sky-radius-md);
    scroll-margin-block: 5px;
    cursor: pointer;
  }

  .option.active {
    background: var(--sky-state-hover);
    color: var(--sky-text-strong);
  }

  .option[aria-selected='true'] {
    color: var(--sky-text-strong);
  }

  .option[aria-disabled] {
    color: var(--sky-text-disabled);
    cursor: default;
  }

  .option-words {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  .option-label,
  .description {
    display: block;
  }

  .option[aria-selected='true'] .option-label {
    font-weight: 500;
  }

  .description {
    font: var(--sky-type-caption-font);
    color: var(--sky-text-subtle);
  }

  .option[aria-disabled] .description {
    color: inherit;
  }

  .check {
    color: var(--sky-accent-icon);
  }

  .group {
    padding: 8px 9px 5px;
    font: var(--sky-type-overline-font);
    color: var(--sky-text-subtle);
  }

  .remark {
    padding: 12px 14px;
    color: var(--sky-text-subtle);
  }

  @media (pointer: coarse) {
    .option {
      min-block-size: var(--sky-size-touch);
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    [part='list']:popover-open {
      animation: appear var(--sky-duration-fast) var(--sky-ease-enter);
    }

    @keyframes appear {
      from {
        opacity: 0;
        scale: 0.98;
      }
    }
  }

  @media (forced-colors: active) {
    .option.active {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }

    .option[aria-disabled] {
      color: GrayText;
    }

    .check,
    .chevrons {
      color: CanvasText;
    }
  }
`;

export const comboboxStyles = [boxStyles, chipStyles, listStyles];
