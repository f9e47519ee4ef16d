import { css } from 'lit';

export const statusStyles = css`
  :host {
    display: inline-flex;
    min-inline-size: 0;
    max-inline-size: 100%;
    vertical-align: middle;
  }

  [part='state'] {
    display: flex;
    align-items: center;
    gap: 6px;
    min-inline-size: 0;
    color: var(--_text);
    white-space: nowrap;
  }

  /* Healthy is quiet: the dot has the colour, the word does not. */
  .healthy,
  .maintenance {
    color: var(--sky-text-default);
  }

  .label,
  .reason {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  /* The reason gives way first, and the state only when it has no room of its own. */
  .label {
    flex: none;
    max-inline-size: calc(100% - 22px);
  }

  .percent {
    flex: none;
    margin-inline-start: -2px;
    font-variant-numeric: tabular-nums;
  }

  .reason {
    margin-inline-start: 2px;
    padding-inline-start: 8px;
    border-inline-start: 1px solid var(--sky-border-default);
    color: var(--sky-text-muted);
  }
`;
