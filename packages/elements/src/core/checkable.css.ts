import { css } from 'lit';

/**
 * Where the parts of a checkable control stand: `plain` with the control before the words, `card` as a bordered row
 * with the control at its end. Use after `fieldStyles`.
 */
export const checkableStyles = css`
  .choice {
    display: grid;
    align-items: start;
    color: var(--sky-text-default);
    font: var(--sky-type-body-font);
  }

  .plain {
    grid-template: 'mark words note' auto '. message message' auto / auto minmax(0, 1fr) auto;
  }

  .mark {
    grid-area: mark;
    display: grid;
    place-items: center;
    /* As high as one line, so that it stands on the first line of a long label. */
    block-size: 1lh;
  }

  .mark > * {
    grid-area: 1 / 1;
  }

  /* The space before the words belongs to the label: a press there counts. */
  .words {
    grid-area: words;
    justify-self: start;
    padding-inline-start: 9px;
    overflow-wrap: anywhere;
    hyphens: auto;
    cursor: pointer;
  }

  .note {
    grid-area: note;
    padding-inline-start: var(--sky-space-2);
    line-height: inherit;
  }

  .message-row {
    grid-area: message;
    margin-block-start: 2px;
  }

  .plain .message-row {
    padding-inline-start: 9px;
  }

  .card {
    position: relative;
    grid-template: 'words mark' auto 'note mark' auto 'message mark' auto / minmax(0, 1fr) auto;
    align-items: center;
    column-gap: 16px;
    padding: 11px 13px;
    border: 1px solid var(--sky-border-subtle);
    border-radius: 10px;
    background: var(--sky-sunken);
  }

  .card .words {
    padding: 0;
    color: var(--sky-text-strong);
    font: var(--sky-type-label-font);
  }

  /* The whole card is the label's. */
  .card .words::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  .card slot[name='fix'] {
    position: relative;
  }

  .off {
    color: var(--sky-text-disabled);
  }

  .off .mark {
    opacity: 0.45;
  }

  .off .words {
    color: inherit;
    cursor: default;
  }

  [part~='input'] {
    flex: none;
    appearance: none;
    margin: 0;
    cursor: pointer;
  }

  [part~='input']:disabled {
    cursor: default;
  }

  [part~='input']:focus-visible {
    outline: 2px solid var(--sky-focus-ring);
    outline-offset: 2px;
  }

  .mark > :not([part~='input']) {
    pointer-events: none;
  }

  @media (pointer: coarse) {
    .choice {
      min-block-size: var(--sky-size-touch);
      align-content: center;
    }

    .plain .words {
      padding-block: var(--sky-space-3);
      margin-block: calc(-1 * var(--sky-space-3));
    }
  }

  @media (forced-colors: active) {
    .off {
      color: GrayText;
    }

    .off .mark {
      opacity: 1;
    }

    [part~='input']:focus-visible {
      outline-color: Highlight;
    }
  }
`;
