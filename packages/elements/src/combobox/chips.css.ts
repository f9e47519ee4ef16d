import { css } from 'lit';

/** How `chipsTemplate` looks, and the text among its chips. */
export const chipStyles = css`
  [part~='control'].multiple {
    padding-block: 4px;
    padding-inline: 5px 11px;
  }

  /* The text is first in the template, for focus; the chips are drawn before it. */
  .multiple [part~='input'] {
    order: 1;
    flex-basis: 80px;
    min-block-size: 26px;
    padding-inline: 6px;
  }

  .multiple:is(.x-small, .small) [part~='input'] {
    min-block-size: 22px;
  }

  [part~='control'].multiple.x-small {
    padding-block: 2px;
  }

  .chips {
    display: contents;
    list-style: none;
  }

  [part~='chip'] {
    display: inline-flex;
    align-items: center;
    gap: 2px;
    min-inline-size: 0;
    max-inline-size: 100%;
    min-block-size: 26px;
    padding-inline: 8px 2px;
    border: 1px solid transparent;
    border-radius: var(--sky-radius-sm);
    background: var(--sky-accent-subtle);
    color: var(--sky-accent-text);
    font: var(--sky-type-table-font);
    font-variant-numeric: tabular-nums;
    cursor: default;
  }

  :is(.x-small, .small) [part~='chip'] {
    min-block-size: 22px;
  }

  [part~='chip'].invalid {
    background: var(--sky-danger-subtle);
    color: var(--sky-danger-text);
  }

  [part~='chip'] > .glyph {
    inline-size: 14px;
    block-size: 14px;
    margin-inline-end: 4px;
  }

  .chip-name {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .remove {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    padding: 0;
    border: 0;
    border-radius: var(--sky-radius-xs);
    background: none;
    color: inherit;
    cursor: pointer;
  }

  .remove .glyph {
    inline-size: 12px;
    block-size: 12px;
    stroke-width: 2;
  }

  .remove:hover:enabled {
    background: var(--sky-state-pressed);
  }

  .remove:focus-visible {
    outline: 2px solid var(--sky-focus-ring);
  }

  .off [part~='chip'] {
    background: var(--sky-state-hover);
    /* What is chosen is still there to be read. */
    color: var(--sky-text-muted);
  }

  .remove:disabled {
    cursor: default;
  }

  @media (pointer: coarse) {
    [part~='chip'] {
      min-block-size: 36px;
    }

    .remove {
      inline-size: 32px;
      block-size: 32px;
    }
  }

  @media (forced-colors: active) {
    [part~='chip'] {
      border-color: CanvasText;
    }

    [part~='chip'].invalid {
      border-color: Mark;
    }

    .remove:focus-visible {
      outline-color: Highlight;
    }
  }
`;
