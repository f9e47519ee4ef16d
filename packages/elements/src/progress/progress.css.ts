import { css } from 'lit';

export const progressStyles = css`
  :host {
    display: flex;
    align-items: center;
    gap: var(--sky-space-3);
    min-inline-size: 0;
  }

  [part='bar'] {
    --_fill: var(--sky-progress-icon);

    flex: 1;
    position: relative;
    min-inline-size: 0;
    block-size: var(--sky-progress-size, 6px);
    border-radius: var(--sky-radius-full);
    background: var(--sky-data-track);
    overflow: hidden;
  }

  .accent {
    --_fill: var(--sky-data-fill);
  }

  .success {
    --_fill: var(--sky-success-icon);
  }

  .warning {
    --_fill: var(--sky-warning-icon);
  }

  .danger {
    --_fill: var(--sky-danger-icon);
  }

  .fill {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    border-radius: inherit;
    background: var(--_fill);
  }

  /* Standing still: stripes all along, which nobody takes for a share. */
  .unknown .fill {
    inline-size: 100%;
    background: repeating-linear-gradient(90deg, var(--_fill) 0 8px, transparent 8px 16px);
  }

  [part='value'] {
    flex: none;
    min-inline-size: 4ch;
    color: var(--sky-text-muted);
    font: var(--sky-type-table-font);
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  @media (prefers-reduced-motion: no-preference) {
    .fill {
      transition: inline-size var(--sky-duration-base) var(--sky-ease-standard);
    }

    .unknown .fill {
      inline-size: 35%;
      background: var(--_fill);
      animation: pass 1.6s var(--sky-ease-standard) infinite;
    }

    @keyframes pass {
      from {
        inset-inline-start: -35%;
      }

      to {
        inset-inline-start: 100%;
      }
    }
  }

  @media (forced-colors: active) {
    [part='bar'] {
      --_fill: Highlight;

      outline: 1px solid CanvasText;
      background: Canvas;
      forced-color-adjust: none;
    }
  }
`;
