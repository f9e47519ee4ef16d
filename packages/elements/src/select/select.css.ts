import { css } from 'lit';

export const selectStyles = css`
  :host {
    inline-size: 100%;
    max-inline-size: var(--sky-select-width, 100%);
  }

  /* The native control fills the box, so that a press anywhere opens the list. */
  [part~='control']:is(*, .x-small, .small, .large) {
    gap: 0;
    padding-inline: 0;
  }

  [part~='input'] {
    align-self: stretch;
    appearance: none;
    padding-inline: 11px 31px;
    border-radius: inherit;
    cursor: pointer;
  }

  .x-small [part~='input'] {
    padding-inline: 8px 26px;
  }

  .small [part~='input'] {
    padding-inline: 9px 28px;
  }

  .unchosen [part~='input'] {
    color: var(--sky-text-subtle);
  }

  .off [part~='input'] {
    color: inherit;
    cursor: default;
    opacity: 1;
  }

  option,
  optgroup {
    background: var(--sky-raised);
    color: var(--sky-text-default);
  }

  option:disabled {
    color: var(--sky-text-disabled);
  }

  .chevrons {
    margin-inline: -25px 11px;
    color: var(--sky-text-subtle);
    pointer-events: none;
  }

  .x-small .chevrons {
    margin-inline: -22px 8px;
  }

  .off .chevrons {
    color: inherit;
  }

  @media (forced-colors: active) {
    .chevrons {
      color: ButtonText;
    }

    option,
    optgroup {
      background: Canvas;
      color: CanvasText;
    }
  }
`;
