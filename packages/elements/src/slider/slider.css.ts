import { css } from 'lit';

export const sliderStyles = css`
  :host {
    --_thumb: 18px;

    inline-size: 100%;
    max-inline-size: var(--sky-slider-width, 100%);
  }

  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    column-gap: var(--sky-space-3);
    color: var(--sky-text-strong);
    font: var(--sky-type-body-font);
  }

  .run {
    position: relative;
    flex: 1 1 120px;
    min-inline-size: 0;
  }

  /* Under the native control, which is see-through but for its thumb. */
  .track {
    position: absolute;
    inset-inline: 0;
    inset-block-start: 16px;
    block-size: 4px;
    overflow: hidden;
    border-radius: var(--sky-radius-full);
    background: var(--sky-data-track);
  }

  .track::before {
    content: '';
    display: block;
    inline-size: calc(var(--_thumb) / 2 + var(--_fraction) * (100% - var(--_thumb)));
    block-size: 100%;
    background: var(--sky-accent-solid);
  }

  [part~='input'] {
    position: relative;
    display: block;
    appearance: none;
    inline-size: 100%;
    block-size: 36px;
    margin: 0;
    background: none;
    cursor: pointer;
    /* A finger along the track is for the thumb; across it, for the page. */
    touch-action: pan-y;
  }

  [part~='input']::-webkit-slider-runnable-track {
    block-size: 100%;
    background: none;
  }

  [part~='input']::-moz-range-track {
    background: none;
  }

  [part~='input']::-webkit-slider-thumb {
    appearance: none;
    inline-size: var(--_thumb);
    block-size: var(--_thumb);
    margin-block-start: 9px;
    border: 1.5px solid var(--sky-border-control);
    border-radius: var(--sky-radius-full);
    background: var(--sky-field);
    box-shadow: var(--sky-shadow-1);
  }

  [part~='input']::-moz-range-thumb {
    inline-size: var(--_thumb);
    block-size: var(--_thumb);
    border: 1.5px solid var(--sky-border-control);
    border-radius: var(--sky-radius-full);
    background: var(--sky-field);
    box-shadow: var(--sky-shadow-1);
  }

  [part~='input']:hover::-webkit-slider-thumb {
    border-color: var(--sky-border-control-hover);
  }

  [part~='input']:hover::-moz-range-thumb {
    border-color: var(--sky-border-control-hover);
  }

  [part~='input']:focus-visible::-webkit-slider-thumb {
    outline: 2px solid var(--sky-focus-ring);
    outline-offset: 2px;
  }

  [part~='input']:focus-visible::-moz-range-thumb {
    outline: 2px solid var(--sky-focus-ring);
    outline-offset: 2px;
  }

  :host(:state(user-invalid)) .track::before {
    background: var(--sky-danger-icon);
  }

  :host(:state(user-invalid)) [part~='input']::-webkit-slider-thumb {
    border-color: var(--sky-danger-icon);
  }

  :host(:state(user-invalid)) [part~='input']::-moz-range-thumb {
    border-color: var(--sky-danger-icon);
  }

  .marks {
    position: relative;
    block-size: calc(6px + 1lh);
    margin-block-start: -8px;
    margin-inline: calc(var(--_thumb) / 2);
    color: var(--sky-text-subtle);
    font: var(--sky-type-caption-font);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  .mark {
    position: absolute;
    inset-inline-start: calc(var(--_at) * 100%);
    display: flex;
    flex-direction: column;
    align-items: center;
    inline-size: 0;
  }

  .mark::before {
    content: '';
    flex: none;
    inline-size: 1px;
    block-size: 4px;
    margin-block-end: 2px;
    background: var(--sky-border-control);
  }

  /* The words of the outermost marks stay inside the track. */
  .first .mark-label {
    align-self: start;
    margin-inline-start: calc(var(--_thumb) / -2);
  }

  .last .mark-label {
    align-self: end;
    margin-inline-end: calc(var(--_thumb) / -2);
  }

  slot[name='end'] {
    display: block;
    flex: none;
    max-inline-size: 100%;
  }

  slot[name='end']::slotted(*) {
    inline-size: 112px;
  }

  [part~='output'] {
    display: grid;
    padding-block: 8px;
    font-variant-numeric: tabular-nums;
    text-align: end;
    overflow-wrap: anywhere;
  }

  [part~='output'] > * {
    grid-area: 1 / 1;
  }

  .room {
    visibility: hidden;
  }

  .off {
    color: var(--sky-text-muted);
  }

  .off .track::before {
    background: var(--sky-border-control);
  }

  .off .track {
    opacity: 0.45;
  }

  .off [part~='input'] {
    cursor: default;
  }

  .off [part~='input']::-webkit-slider-thumb {
    border-color: var(--sky-border-default);
    background: var(--sky-sunken);
    box-shadow: none;
  }

  .off [part~='input']::-moz-range-thumb {
    border-color: var(--sky-border-default);
    background: var(--sky-sunken);
    box-shadow: none;
  }

  @media (pointer: coarse) {
    :host {
      --_thumb: 28px;
    }

    [part~='input'] {
      block-size: var(--sky-size-touch);
    }

    [part~='input']::-webkit-slider-thumb {
      margin-block-start: 8px;
    }

    .track {
      inset-block-start: 20px;
    }

    [part~='output'] {
      padding-block: 12px;
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    [part~='input']::-webkit-slider-thumb {
      transition: border-color var(--sky-duration-fast) var(--sky-ease-standard);
    }
  }

  @media (forced-colors: active) {
    .track {
      block-size: 6px;
      border: 1px solid CanvasText;
      background: Canvas;
      forced-color-adjust: none;
    }

    .track::before {
      background: Highlight;
    }

    [part~='input']::-webkit-slider-thumb {
      border-color: CanvasText;
      background: Canvas;
    }

    [part~='input']::-moz-range-thumb {
      border-color: CanvasText;
      background: Canvas;
    }

    [part~='input']:focus-visible::-webkit-slider-thumb {
      outline-color: Highlight;
    }

    [part~='input']:focus-visible::-moz-range-thumb {
      outline-color: Highlight;
    }

    .mark::before {
      background: CanvasText;
    }

    .off,
    .off .track {
      border-color: GrayText;
      color: GrayText;
      opacity: 1;
    }

    .off .track::before {
      background: GrayText;
    }

    .off [part~='input']::-webkit-slider-thumb {
      border-color: GrayText;
    }

    .off [part~='input']::-moz-range-thumb {
      border-color: GrayText;
    }
  }
`;
