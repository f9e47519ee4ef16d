import { css } from 'lit';

export const radioStyles = css`
  :host {
    display: flex;
    align-items: flex-start;
    gap: 9px;
    min-inline-size: 0;
    color: var(--sky-text-default);
    font: var(--sky-type-body-font);
    cursor: pointer;
    outline: 0;
    user-select: none;
  }

  [part='mark'] {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    /* In the middle of the first line of a long label. */
    margin-block: calc((1lh - 16px) / 2);
    border: 1.25px solid var(--sky-border-control);
    border-radius: var(--sky-radius-full);
    background: var(--sky-field);
  }

  :host(:hover) [part='mark'] {
    border-color: var(--sky-border-control-hover);
  }

  :host(:state(checked)) [part='mark'] {
    border-color: var(--sky-accent-solid);
    background: var(--sky-accent-solid);
  }

  :host(:state(checked)) [part='mark']::after {
    content: '';
    inline-size: 6px;
    block-size: 6px;
    border-radius: var(--sky-radius-full);
    background: var(--sky-accent-on-solid);
  }

  :host(:state(invalid)) [part='mark'] {
    border-color: var(--sky-danger-icon);
  }

  :host(:focus-visible) [part='mark'] {
    outline: 2px solid var(--sky-focus-ring);
    outline-offset: 2px;
  }

  .words {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    hyphens: auto;
  }

  .hint {
    display: block;
    font: var(--sky-type-caption-font);
    color: var(--sky-text-subtle);
  }

  .hint:empty {
    display: none;
  }

  :host(:state(off)) {
    color: var(--sky-text-disabled);
    cursor: default;
  }

  :host(:state(off)) .hint {
    color: inherit;
  }

  :host(:state(off)) [part='mark'] {
    opacity: 0.45;
  }

  @media (pointer: coarse) {
    :host {
      min-block-size: var(--sky-size-touch);
      padding-block: var(--sky-space-3);
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    [part='mark'] {
      transition:
        background-color var(--sky-duration-fast) var(--sky-ease-standard),
        border-color var(--sky-duration-fast) var(--sky-ease-standard);
    }
  }

  @media (forced-colors: active) {
    :host(:state(checked)) [part='mark'] {
      border-color: Highlight;
      background: Canvas;
    }

    :host(:state(checked)) [part='mark']::after {
      inline-size: 8px;
      block-size: 8px;
      background: Highlight;
    }

    :host(:state(invalid)) [part='mark'] {
      border-color: Mark;
    }

    :host(:state(off)) {
      color: GrayText;
    }

    :host(:state(off)) [part='mark'] {
      border-color: GrayText;
      opacity: 1;
    }

    :host(:focus-visible) [part='mark'] {
      outline-color: Highlight;
    }
  }
`;
