import { css } from 'lit';

export const passwordFieldStyles = css`
  :host {
    inline-size: 100%;
    max-inline-size: var(--sky-password-field-width, 100%);
  }

  .quiet-button {
    margin-inline: -4px -6px;
  }

  .x-small .quiet-button {
    inline-size: 22px;
    block-size: 22px;
  }

  input::-ms-reveal {
    display: none;
  }

  .caps-lock {
    display: flex;
    gap: 6px;
    font: var(--sky-type-caption-font);
    color: var(--sky-warning-text);
  }

  .caps-lock:has(.glyph) {
    margin-block-start: 6px;
  }

  .caps-lock .glyph,
  [part='rules'] .glyph {
    inline-size: 14px;
    block-size: 14px;
    margin-block-start: 1px;
  }

  [part='rules'] {
    display: grid;
    gap: 4px;
    margin-block: 8px 0;
    padding: 0;
    list-style: none;
    font: var(--sky-type-caption-font);
    color: var(--sky-text-subtle);
  }

  li {
    display: flex;
    gap: 6px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  .met .glyph {
    color: var(--sky-success-icon);
  }

  .met {
    color: var(--sky-text-default);
  }

  @media (prefers-reduced-motion: no-preference) {
    li {
      transition: color var(--sky-duration-fast) var(--sky-ease-standard);
    }
  }

  @media (forced-colors: active) {
    .met .glyph,
    .caps-lock .glyph {
      color: CanvasText;
    }
  }
`;
