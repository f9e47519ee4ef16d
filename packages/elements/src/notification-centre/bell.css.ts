import { css } from 'lit';

/** The button of the centre, with its ring and its counter. */
export const bellStyles = css`
  .bell {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 36px;
    block-size: 36px;
    padding: 0;
    border: 0;
    border-radius: 9px;
    background: none;
    color: var(--sky-chrome-muted);
    cursor: pointer;
  }

  .bell:hover,
  .bell[aria-expanded='true'] {
    background: var(--sky-chrome-hover);
    color: var(--sky-chrome-text);
  }

  .bell:focus-visible {
    outline: 2px solid var(--sky-focus-ring-chrome);
    outline-offset: 1px;
  }

  .bell > .glyph {
    inline-size: 18px;
    block-size: 18px;
  }

  /* A quarter of a ring around the bell: only one of its borders shows. */
  .bell > .ring {
    --_ring-size: 32px;
    --_ring-width: 2.5px;

    position: absolute;
    border-color: transparent;
    border-block-start-color: var(--sky-progress-icon);
    rotate: 45deg;
    opacity: 1;
  }

  .count {
    position: absolute;
    inset-block-start: -1px;
    inset-inline-start: 19px;
    min-inline-size: 18px;
    block-size: 18px;
    padding-inline: 5px;
    border-radius: 9px;
    background: var(--sky-danger-solid);
    box-shadow: 0 0 0 2px var(--sky-chrome-bg);
    color: var(--sky-danger-on-solid);
    font-size: .6875rem;
    font-weight: 600;
    line-height: 1.125rem;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
`;
