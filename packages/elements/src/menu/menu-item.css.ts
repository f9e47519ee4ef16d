import { css } from 'lit';

export const menuItemStyles = css`
  :host {
    display: block;
    outline: 0;
  }

  .item {
    display: flex;
    align-items: center;
    gap: 10px;
    min-block-size: 34px;
    padding-block: 6px;
    padding-inline: 9px;
    border-radius: var(--sky-radius-md);
    color: var(--sky-text-default);
    font: var(--sky-type-body-font);
    font-size: .84375rem;
    cursor: default;
    user-select: none;
  }

  .on {
    color: var(--sky-text-strong);
    font-weight: 500;
  }

  .text {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  .reason {
    display: block;
    max-inline-size: 260px;
    color: var(--sky-text-subtle);
    font: var(--sky-type-caption-font);
  }

  slot[name='start']::slotted(*) {
    flex: none;
    color: var(--sky-text-subtle);
  }

  slot[name='end'] {
    color: var(--sky-text-subtle);
    font: var(--sky-type-caption-font);
  }

  :host(:hover) .item,
  :host(:focus) .item {
    background: var(--sky-state-hover);
  }

  :host(:focus-visible) .item {
    outline: 2px solid var(--sky-focus-ring);
    outline-offset: -2px;
  }

  :host([danger]) .item:not(.off),
  :host([danger]) .item:not(.off) slot[name='start']::slotted(*) {
    color: var(--sky-danger-text);
  }

  .off {
    color: var(--sky-text-subtle);
    cursor: not-allowed;
  }

  .mark {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    border: 1.25px solid var(--sky-border-control);
    border-radius: var(--sky-radius-full);
  }

  .on > .mark {
    border: 5px solid var(--sky-accent-solid);
    background: var(--sky-accent-on-solid);
  }

  @media (pointer: coarse) {
    .item {
      min-block-size: var(--sky-size-touch);
    }
  }

  @media (forced-colors: active) {
    :host(:is(:hover, :focus)) .item {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }

    .off {
      color: GrayText;
    }

    .on > .mark {
      border-color: Highlight;
      background: Canvas;
    }
  }
`;
