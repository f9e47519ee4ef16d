import { css } from 'lit';

/**
 * For what a page puts into the list: `::slotted()` reaches the groups, but not the terms in them. It is handed to the
 * tree around the list, with no weight of its own, so that every rule of the page is stronger.
 */
export const slottedPairStyles = css`
  :where(sky-key-value-list > div > dt) {
    color: var(--sky-text-subtle);
    overflow-wrap: anywhere;
    hyphens: auto;
  }

  :where(sky-key-value-list > div > dd) {
    grid-column: -2;
    min-inline-size: 0;
    margin: 0;
    color: var(--sky-text-strong);
    overflow-wrap: anywhere;
  }

  :where(sky-key-value-list > div > dd:empty)::before {
    content: '–';
    color: var(--sky-text-subtle);
  }

  @media (forced-colors: active) {
    :where(sky-key-value-list > div > dd:empty)::before {
      color: CanvasText;
    }
  }
`;
