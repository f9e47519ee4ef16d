import { css } from 'lit';

export const sparklineStyles = css`
  :host {
    display: inline-block;
    inline-size: 120px;
    max-inline-size: 100%;
    block-size: 32px;
    vertical-align: middle;
  }

  /* Room for half the line's width, and for the dot at its end. */
  [part='chart'] {
    display: block;
    inline-size: calc(100% - 6px);
    block-size: calc(100% - 6px);
    margin: 3px;
    overflow: visible;
    color: var(--sky-sparkline-color, var(--sky-data-1));
  }

  path {
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.5px;
    stroke-linecap: round;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }

  .area {
    fill: color-mix(in srgb, currentcolor 16%, transparent);
    stroke: none;
  }

  .dots {
    stroke-width: 3px;
  }

  .end {
    stroke-width: 5px;
  }

  @media (forced-colors: active) {
    [part='chart'] {
      color: CanvasText;
    }
  }
`;
