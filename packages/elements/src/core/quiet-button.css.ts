import { css } from 'lit';

/** The small icon button that elements put inside themselves: clear, reveal, close. `<button class="quiet-button">`. */
export const quietButtonStyles = css`
  .quiet-button {
    display: inline-grid;
    place-items: center;
    flex: none;
    inline-size: 28px;
    block-size: 28px;
    padding: 0;
    border: 0;
    border-radius: var(--sky-radius-sm);
    background: none;
    color: var(--sky-text-muted);
    cursor: pointer;
  }

  .quiet-button:hover {
    background: var(--sky-state-hover);
    color: var(--sky-text-strong);
  }

  .quiet-button:active {
    background: var(--sky-state-pressed);
  }

  .quiet-button:focus-visible {
    outline: 2px solid var(--sky-focus-ring);
    outline-offset: 1px;
  }

  .quiet-button:disabled {
    background: none;
    color: var(--sky-text-disabled);
    cursor: default;
  }

  @media (pointer: coarse) {
    .quiet-button {
      inline-size: 36px;
      block-size: 36px;
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    .quiet-button {
      transition:
        background var(--sky-duration-fast) var(--sky-ease-standard),
        color var(--sky-duration-fast) var(--sky-ease-standard);
    }
  }

  @media (forced-colors: active) {
    .quiet-button {
      color: ButtonText;
    }

    .quiet-button:focus-visible {
      outline-color: Highlight;
    }

    .quiet-button:disabled {
      color: GrayText;
    }
  }
`;
