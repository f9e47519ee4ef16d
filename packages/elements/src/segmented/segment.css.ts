import { css } from 'lit';

export const segmentStyles = css`
  :host {
    box-sizing: border-box;
    display: flex;
    flex: 1 1 auto;
    align-items: center;
    justify-content: center;
    gap: 6px;
    min-inline-size: 0;
    min-block-size: 32px;
    padding: 2px 11px;
    border-radius: var(--sky-radius-sm);
    color: var(--sky-text-muted);
    font: var(--sky-type-table-font);
    font-weight: 450;
    text-align: center;
    cursor: pointer;
    outline: 0;
    user-select: none;
  }

  :host(:state(x-small)) {
    min-block-size: 24px;
    padding-inline: 9px;
  }

  :host(:state(small)) {
    min-block-size: 28px;
  }

  :host(:state(large)) {
    min-block-size: 36px;
    padding-inline: 13px;
    font: var(--sky-type-body-font);
  }

  /* Its least width is that of its longest word; one that has not even that breaks. */
  .words {
    min-inline-size: 0;
    overflow-wrap: break-word;
    hyphens: auto;
  }

  slot[name='start'] {
    display: flex;
    flex: none;
    align-items: center;
  }

  slot.empty {
    display: none;
  }

  :host(:hover) {
    color: var(--sky-text-strong);
  }

  :host(:state(checked)) {
    --_tint: light-dark(transparent, var(--sky-state-pressed));

    background: linear-gradient(var(--_tint), var(--_tint)) var(--sky-raised);
    color: var(--sky-text-strong);
    box-shadow: var(--sky-shadow-2);
    font-weight: 500;
  }

  :host(:state(off)) {
    color: var(--sky-text-disabled);
    cursor: default;
  }

  :host(:focus-visible) {
    outline: 2px solid var(--sky-focus-ring);
    outline-offset: 1px;
  }

  @media (pointer: coarse) {
    :host,
    :host(:is(:state(x-small), :state(small), :state(large))) {
      min-block-size: calc(var(--sky-size-touch) - 4px);
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    :host {
      transition:
        background-color var(--sky-duration-fast) var(--sky-ease-standard),
        color var(--sky-duration-fast) var(--sky-ease-standard);
    }
  }

  @media (forced-colors: active) {
    :host(:state(checked)) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }

    :host(:state(off)) {
      color: GrayText;
    }

    :host(:state(checked):state(off)) {
      background: GrayText;
      color: Canvas;
    }

    :host(:focus-visible) {
      outline-color: Highlight;
      outline-offset: 2px;
    }
  }
`;
