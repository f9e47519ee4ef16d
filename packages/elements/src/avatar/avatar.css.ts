import { css } from 'lit';

export const avatarStyles = css`
  :host {
    display: inline-flex;
    flex: none;
    vertical-align: middle;
  }

  .small {
    --_size: 24px;
    --_font: 10px;
  }

  .medium {
    --_size: 30px;
    --_font: 12px;
  }

  .large {
    --_size: 40px;
    --_font: 15px;
  }

  .circle,
  .square {
    position: relative;
    inline-size: var(--_size);
    block-size: var(--_size);
  }

  [part='picture'] {
    display: grid;
    place-items: center;
    inline-size: 100%;
    block-size: 100%;
    border-radius: 50%;
    background: var(--sky-accent-subtle-hover);
    color: var(--sky-accent-text);
    font: var(--sky-type-caption-font);
    font-size: var(--_font);
    font-weight: 600;
    line-height: 1;
    letter-spacing: 0.01em;
    overflow: hidden;
    user-select: none;
  }

  .square [part='picture'] {
    border-radius: var(--sky-radius-md);
  }

  .small.square [part='picture'] {
    border-radius: var(--sky-radius-sm);
  }

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  /* Its ground is a gap that keeps it apart from the picture. */
  .status {
    position: absolute;
    inset-block-end: -1px;
    inset-inline-end: -1px;
    inline-size: 10px;
    block-size: 10px;
    border-radius: 50%;
    background: var(--sky-surface);
    box-shadow: 0 0 0 1.5px var(--sky-surface);
  }

  .small .status {
    inline-size: 8px;
    block-size: 8px;
  }

  .online {
    color: var(--sky-success-icon);
  }

  .away {
    color: var(--sky-warning-icon);
  }

  .busy {
    color: var(--sky-danger-icon);
  }

  .offline {
    color: var(--sky-neutral-icon);
  }

  .cut {
    fill: none;
    stroke: var(--sky-surface);
    stroke-width: 1.6px;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  @media (forced-colors: active) {
    [part='picture'] {
      outline: 1px solid CanvasText;
      outline-offset: -1px;
    }

    .status {
      color: CanvasText;
    }

    .cut {
      stroke: Canvas;
    }
  }
`;
