import { css } from 'lit';

const boxStyles = css`
  :host {
    display: block;
    min-inline-size: 0;
  }

  .box {
    --_fill: var(--sky-data-fill);

    display: grid;
    grid-template:
      'label text' auto
      'bar bar' auto / minmax(0, 1fr) fit-content(60%);
    align-items: end;
    gap: 6px var(--sky-space-3);
    font: var(--sky-type-caption-font);
  }

  .inline {
    grid-template: 'bar text' auto / minmax(0, 1fr) fit-content(60%);
    align-items: center;
  }

  /* So narrow for its letters that a label beside the text would break its words. */
  @media (width <= 20em) {
    .box:not(.inline) {
      grid-template: 'label' auto 'text' auto 'bar' auto / minmax(0, 1fr);
    }

    .box:not(.inline) > [part='text'] {
      justify-content: flex-start;
    }
  }

  [part='label'] {
    grid-area: label;
    min-inline-size: 0;
    color: var(--sky-text-muted);
    overflow-wrap: anywhere;
    hyphens: auto;
  }

  [part='text'] {
    grid-area: text;
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: 4px;
    min-inline-size: 0;
    color: var(--sky-text-default);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }

  .inline [part='text'] {
    min-inline-size: 4ch;
  }
`;

const barStyles = css`
  [part='bar'] {
    grid-area: bar;
    display: flex;
    gap: 2px;
    min-inline-size: 0;
    block-size: var(--sky-meter-size, 8px);
    border-radius: var(--sky-radius-full);
    background: var(--sky-data-track);
    overflow: hidden;
  }

  .fill,
  .change {
    flex: none;
    background: var(--_fill);
  }

  .fill {
    border-start-end-radius: var(--sky-radius-full);
    border-end-end-radius: var(--sky-radius-full);
  }

  .fill:has(+ .change:not([hidden])) {
    border-radius: 0;
  }

  /* A gap of its own, out of its own length: both together end where the value will be. */
  .change {
    flex-shrink: 1;
    background: repeating-linear-gradient(135deg, var(--_fill) 0 2px, transparent 2px 4px);
  }

  .warning {
    --_fill: var(--sky-warning-icon);
  }

  .danger {
    --_fill: var(--sky-danger-icon);
    --_icon: var(--sky-danger-icon);
  }

  @media (prefers-reduced-motion: no-preference) {
    .fill,
    .change {
      transition: inline-size var(--sky-duration-base) var(--sky-ease-standard);
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

export const meterStyles = [boxStyles, barStyles];
