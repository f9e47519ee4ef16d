import { css } from 'lit';

export const switchStyles = css`
  .plain .words {
    padding-inline-start: 8px;
  }

  .plain .message-row {
    padding-inline-start: 8px;
  }

  [part~='input'] {
    inline-size: 32px;
    block-size: 18px;
    border-radius: var(--sky-radius-full);
    background: var(--sky-border-control);
  }

  [part~='input']:hover:enabled {
    background: var(--sky-border-control-hover);
  }

  [part~='input']:checked {
    background: var(--sky-accent-solid);
  }

  [part~='input']:checked:hover:enabled {
    background: var(--sky-accent-solid-hover);
  }

  :host(:state(user-invalid)) [part~='input'] {
    outline: 2px solid var(--sky-danger-icon);
    outline-offset: 1px;
  }

  [part~='input']:focus-visible,
  :host(:state(user-invalid)) [part~='input']:focus-visible {
    outline: 2px solid var(--sky-focus-ring);
    outline-offset: 2px;
  }

  .mark > .knob {
    justify-self: start;
    inline-size: 14px;
    block-size: 14px;
    margin-inline-start: 2px;
    border-radius: var(--sky-radius-full);
    background: var(--sky-control-knob);
    box-shadow: var(--sky-shadow-1);
  }

  [part~='input']:checked + .knob {
    margin-inline-start: 16px;
    background: var(--sky-accent-on-solid);
  }

  @media (prefers-reduced-motion: no-preference) {
    [part~='input'] {
      transition: background-color var(--sky-duration-fast) var(--sky-ease-standard);
    }

    .knob {
      transition: margin-inline-start var(--sky-duration-fast) var(--sky-ease-standard);
    }
  }

  @media (forced-colors: active) {
    [part~='input'] {
      border: 1px solid ButtonText;
      background: ButtonFace;
    }

    [part~='input']:checked {
      border-color: Highlight;
      background: Highlight;
    }

    .mark > .knob {
      background: ButtonText;
    }

    [part~='input']:checked + .knob {
      background: HighlightText;
    }

    [part~='input']:disabled {
      border-color: GrayText;
      background: ButtonFace;
    }

    [part~='input']:disabled + .knob {
      background: GrayText;
    }

    :host(:state(user-invalid)) [part~='input'] {
      outline-color: Mark;
    }

    [part~='input']:focus-visible {
      outline-color: Highlight;
    }
  }
`;
