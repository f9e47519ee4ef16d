import { css } from 'lit';

export const keyValueListStyles = css`
  :host {
    display: block;
    container-type: inline-size;
  }

  /* As many pairs side by side as are wanted and have room. */
  dl {
    --_gap: var(--sky-space-6);
    --_share: calc((100% - (var(--_columns) - 1) * var(--_gap)) / var(--_columns));

    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(280px, var(--_share))), 1fr));
    gap: 9px var(--_gap);
    margin: 0;
    font: var(--sky-type-table-font);
  }

  .pair,
  ::slotted(div) {
    display: grid;
    grid-template-columns: minmax(0, var(--sky-key-value-list-label-width, 118px)) minmax(0, 1fr);
    gap: 0 12px;
    align-items: start;
    min-inline-size: 0;
  }

  @container (inline-size < 320px) {
    .pair,
    ::slotted(div) {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  dt {
    color: var(--sky-text-subtle);
    overflow-wrap: anywhere;
    hyphens: auto;
  }

  dd {
    display: flex;
    align-items: flex-start;
    gap: 4px;
    min-inline-size: 0;
    margin: 0;
    color: var(--sky-text-strong);
  }

  bdi {
    min-inline-size: 0;
    text-align: match-parent;
    overflow-wrap: anywhere;
  }

  /* Its box is higher than the line, and must not push the next pair away. */
  sky-copy-button {
    margin-block: -4px;
  }

  .missing {
    color: var(--sky-text-subtle);
  }

  @media (forced-colors: active) {
    dt,
    .missing {
      color: CanvasText;
    }
  }
`;
