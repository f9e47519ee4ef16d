import { css } from 'lit';

export const segmentedStyles = css`
  /* Segments that do not fit beside each other go below each other: nothing is cut off. */
  [part='group'] {
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
    inline-size: fit-content;
    max-inline-size: 100%;
    padding: 2px;
    overflow-wrap: anywhere;
    border-radius: var(--sky-radius-md);
    background: var(--sky-state-hover);
  }

  /* A segment is never narrower than its longest word. */
  ::slotted(sky-segment) {
    overflow-wrap: break-word;
  }

  :host([stretch]) [part='group'] {
    inline-size: 100%;
  }

  :host([stretch]) ::slotted(sky-segment) {
    flex-basis: 0;
    min-inline-size: min-content;
  }

  :host(:state(user-invalid)) [part='group'] {
    box-shadow: 0 0 0 1px var(--sky-danger-icon);
  }

  @media (forced-colors: active) {
    [part='group'] {
      border: 1px solid ButtonBorder;
    }

    :host(:state(user-invalid)) [part='group'] {
      border: 2px solid Mark;
    }
  }
`;
