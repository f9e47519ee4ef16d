import { css } from 'lit';

export const pillStyles = css`
  :host {
    display: inline-flex;
    min-inline-size: 0;
    max-inline-size: 100%;
    vertical-align: middle;
  }

  [part='state'] {
    --_ground: var(--_subtle);

    display: flex;
    align-items: center;
    gap: 5px;
    min-inline-size: 0;
    min-block-size: 24px;
    padding-inline: 6px 10px;
    border-radius: var(--sky-radius-full);
    background: var(--_subtle);
    color: var(--_text);
    font: var(--sky-type-overline-font);
    font-size: .78125rem;
    white-space: nowrap;
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
    max-inline-size: calc(100% - 21px);
  }

  .percent {
    flex: none;
    font-variant-numeric: tabular-nums;
  }

  .reason {
    margin-inline-start: 2px;
    padding-inline-start: 7px;
    border-inline-start: 1px solid color-mix(in srgb, currentcolor 35%, transparent);
    font-weight: 400;
  }

  @media (forced-colors: active) {
    [part='state'] {
      border: 1px solid CanvasText;
    }
  }
`;
