import { css } from 'lit';

export const checkboxStyles = css`
  [part~='input'] {
    inline-size: 16px;
    block-size: 16px;
    border: 1.25px solid var(--sky-border-control);
    border-radius: 5px;
    background: var(--sky-field);
  }

  [part~='input']:hover:enabled {
    border-color: var(--sky-border-control-hover);
  }

  [part~='input']:is(:checked, :indeterminate) {
    border-color: var(--sky-accent-solid);
    background: var(--sky-accent-solid);
  }

  [part~='input']:is(:checked, :indeterminate):hover:enabled {
    border-color: var(--sky-accent-solid-hover);
    background: var(--sky-accent-solid-hover);
  }

  :host(:state(user-invalid)) [part~='input'] {
    border-color: var(--sky-danger-icon);
  }

  .mark .glyph {
    color: var(--sky-accent-on-solid);
    visibility: hidden;
  }

  [part~='input']:is(:checked, :indeterminate) + .glyph {
    visibility: visible;
  }

  @media (prefers-reduced-motion: no-preference) {
    [part~='input'] {
      transition:
        background-color var(--sky-duration-fast) var(--sky-ease-standard),
        border-color var(--sky-duration-fast) var(--sky-ease-standard);
    }
  }

  @media (forced-colors: active) {
    /* The browser's own box knows every colour of the person's theme. */
    [part~='input'] {
      appearance: auto;
    }

    .mark .glyph {
      display: none;
    }
  }
`;
