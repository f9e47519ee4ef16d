import { css } from 'lit';

/** One notification, as a toast and as an entry of the centre. */
export const notificationStyles = css`
  .notification {
    position: relative;
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr) auto;
    gap: 2px 11px;
    padding: 12px 14px;
    font-size: .8125rem;
    line-height: 1.1875rem;
    text-align: start;
  }

  .sign {
    grid-row: 1 / 3;
    margin-block-start: 1px;
    color: var(--sky-text-subtle);
  }

  .sign > svg {
    inline-size: 18px;
    block-size: 18px;
  }

  .success > .sign { color: var(--sky-success-icon); }
  .error > .sign { color: var(--sky-danger-icon); }
  .warning > .sign { color: var(--sky-warning-icon); }
  .info > .sign { color: var(--sky-info-icon); }

  .unseen::before {
    content: '';
    position: absolute;
    inset-block-start: 19px;
    inset-inline-start: 5px;
    inline-size: 5px;
    block-size: 5px;
    border-radius: var(--sky-radius-full);
    background: var(--sky-accent-solid);
  }

  .title {
    color: var(--sky-text-strong);
    font-weight: 500;
    overflow-wrap: anywhere;
  }

  .end {
    display: flex;
    align-items: center;
    gap: 4px;
    block-size: 19px;
    color: var(--sky-text-subtle);
    font-size: .75rem;
    white-space: nowrap;
  }

  .end > .quiet-button {
    inline-size: 24px;
    block-size: 24px;
    margin-inline-end: -4px;
  }

  .message {
    grid-column: 2 / -1;
    margin: 0;
    color: var(--sky-text-muted);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  .folded {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    line-clamp: 3;
    overflow: hidden;
  }

  .acts {
    grid-column: 2 / -1;
    display: flex;
    flex-wrap: wrap;
    /* Rows of it keep the distance that fingers need. */
    gap: 8px 14px;
    margin-block-start: 5px;
  }

  .act {
    padding: 0;
    border: 0;
    border-radius: var(--sky-radius-xs);
    background: none;
    color: var(--sky-text-link);
    font: inherit;
    font-weight: 500;
    cursor: pointer;
  }

  .act:hover {
    text-decoration: underline;
    text-underline-offset: 2px;
  }

  .act:focus-visible {
    outline: 2px solid var(--sky-focus-ring);
    outline-offset: 2px;
  }

  .bar {
    grid-column: 2 / -1;
    display: flex;
    align-items: center;
    gap: 10px;
    margin-block-start: 6px;
    color: var(--sky-text-muted);
    font-size: .75rem;
    font-variant-numeric: tabular-nums;
  }

  .bar > span {
    min-inline-size: 32px;
    text-align: end;
    white-space: nowrap;
  }

  progress {
    flex: 1;
    appearance: none;
    min-inline-size: 0;
    block-size: 4px;
    border: 0;
    border-radius: var(--sky-radius-full);
    background: var(--sky-data-track);
    overflow: hidden;
  }

  progress::-webkit-progress-bar { background: none; }

  progress::-webkit-progress-value {
    border-radius: var(--sky-radius-full);
    background: var(--sky-progress-icon);
  }

  progress::-moz-progress-bar {
    border-radius: var(--sky-radius-full);
    background: var(--sky-progress-icon);
  }

  @media (pointer: coarse) {
    .acts {
      margin-block-end: -8px;
    }

    .act {
      min-block-size: 36px;
    }
  }

  @media (forced-colors: active) {
    .sign {
      color: CanvasText;
    }

    .unseen::before {
      background: Highlight;
      forced-color-adjust: none;
    }

    .act {
      color: LinkText;
    }

    progress {
      outline: 1px solid CanvasText;
      background: Canvas;
      forced-color-adjust: none;
    }

    progress::-webkit-progress-value {
      background: Highlight;
    }

    progress::-moz-progress-bar {
      background: Highlight;
    }
  }
`;
