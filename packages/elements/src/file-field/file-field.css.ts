import { css } from 'lit';

const zoneStyles = css`
  [part~='control'] {
    flex-wrap: wrap;
    gap: 4px 12px;
    padding: 13px;
    border-style: dashed;
  }

  :host(:state(user-invalid)) [part~='control'] {
    padding: 12px;
    border-width: 2px;
    box-shadow: none;
  }

  [part~='control'].over {
    border-color: var(--sky-accent-solid);
    background: var(--sky-accent-subtle);
    box-shadow: inset 0 0 0 1px var(--sky-accent-solid);
  }

  [part='button'] {
    display: inline-flex;
    align-items: center;
    gap: 7px;
    min-inline-size: 0;
    min-block-size: 32px;
    padding-inline: 12px;
    border: 1px solid var(--sky-border-default);
    border-radius: var(--sky-radius-md);
    background: linear-gradient(var(--_tint), var(--_tint)) var(--sky-raised);
    color: var(--sky-text-strong);
    box-shadow: var(--sky-shadow-1);
    font: var(--sky-type-label-font);
    cursor: pointer;

    --_tint: light-dark(transparent, var(--sky-state-hover));
  }

  [part='button']:hover:enabled {
    --_tint: light-dark(var(--sky-state-hover), var(--sky-state-pressed));
  }

  [part='button']:active:enabled {
    --_tint: var(--sky-state-pressed);
  }

  [part='button']:focus-visible {
    outline: 2px solid var(--sky-focus-ring);
    outline-offset: 2px;
  }

  [part='button']:disabled {
    color: var(--sky-text-disabled);
    box-shadow: none;
    cursor: default;
  }

  .drop {
    flex: 1 1 14em;
    min-inline-size: 0;
    color: var(--sky-text-muted);
    font: var(--sky-type-table-font);
  }

  .off .drop {
    color: inherit;
  }

  .limits {
    flex-basis: 100%;
    color: var(--sky-text-subtle);
    font: var(--sky-type-caption-font);
    overflow-wrap: anywhere;
  }
`;

const listStyles = css`
  ul {
    display: grid;
    gap: 4px;
    margin: 0;
    margin-block-start: var(--sky-space-2);
    padding: 0;
    list-style: none;
  }

  [part='file'] {
    display: flex;
    align-items: center;
    gap: var(--sky-space-2);
    min-inline-size: 0;
    padding-block: 2px;
    padding-inline: 11px 4px;
    border: 1px solid transparent;
    border-radius: var(--sky-radius-md);
    background: var(--sky-sunken);
    color: var(--sky-text-default);
    font: var(--sky-type-table-font);
  }

  [part='file'].invalid {
    background: var(--sky-danger-subtle);
  }

  .file {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--sky-space-3);
    min-inline-size: 0;
    padding-block: 2px;
  }

  .name {
    min-inline-size: 0;
    color: var(--sky-text-strong);
    overflow-wrap: anywhere;
  }

  .size {
    color: var(--sky-text-muted);
    font-variant-numeric: tabular-nums;
  }

  .file-problem {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    color: var(--sky-danger-text);
  }

  .file-problem .glyph {
    inline-size: 14px;
    block-size: 14px;
  }

  .remark {
    margin-block-start: 6px;
    color: var(--sky-warning-text);
    font: var(--sky-type-caption-font);
  }

  ::slotted([slot='progress']) {
    margin-block-start: var(--sky-space-2);
  }

  @media (pointer: coarse) {
    [part='button'] {
      min-block-size: var(--sky-size-touch);
    }
  }

  @media (forced-colors: active) {
    [part~='control'].over {
      border-color: Highlight;
      outline: 2px solid Highlight;
    }

    [part='file'] {
      border-color: CanvasText;
    }

    [part='file'].invalid {
      border-color: Mark;
    }

    [part='button']:disabled {
      border-color: GrayText;
      color: GrayText;
    }

    [part='button']:focus-visible {
      outline-color: Highlight;
    }
  }
`;

export const fileFieldStyles = [zoneStyles, listStyles];
