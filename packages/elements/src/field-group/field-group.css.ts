import { css } from 'lit';

export const fieldGroupStyles = css`
  :host {
    display: block;
    min-inline-size: 0;
  }

  [part='group'] {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
    color: var(--sky-text-default);
  }

  .head {
    display: flex;
    align-items: flex-start;
    gap: var(--sky-space-2);
    max-inline-size: 100%;
    color: var(--sky-text-strong);
    font: var(--sky-type-heading-font);
    letter-spacing: var(--sky-type-heading-tracking);
  }

  [part='button'] {
    padding: 0;
    border: 0;
    border-radius: var(--sky-radius-xs);
    background: none;
    text-align: start;
    cursor: pointer;
  }

  [part='button']:focus-visible {
    outline: 2px solid var(--sky-focus-ring);
    outline-offset: 2px;
  }

  [part='button'] .glyph {
    margin-block: calc((1lh - 16px) / 2);
    color: var(--sky-text-muted);
  }

  [part='button'][aria-expanded='false'] .glyph {
    rotate: -90deg;
  }

  [part='button'][aria-expanded='false']:dir(rtl) .glyph {
    rotate: 90deg;
  }

  .label {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    hyphens: auto;
  }

  .message-row,
  .summary {
    margin-block-start: 2px;
    color: var(--sky-text-muted);
    font: var(--sky-type-table-font);
    overflow-wrap: anywhere;
  }

  .message-row {
    display: flex;
    gap: 6px;
  }

  .message-row.empty {
    margin: 0;
  }

  .message-row.problem {
    color: var(--sky-danger-text);
  }

  .message-row .glyph {
    margin-block: calc((1lh - 16px) / 2);
  }

  /* As far in as the label after its chevron. */
  [part='button'] ~ :is(.summary, .message-row) {
    padding-inline-start: 24px;
  }

  [part='message'] {
    min-inline-size: 0;
  }

  .fields {
    margin-block-start: var(--sky-space-4);
  }

  /* Folded up, but within reach of a search of the page. */
  .fields[hidden='until-found'] {
    display: block !important;
    margin: 0;
    content-visibility: hidden;
  }

  .columns {
    gap: var(--sky-field-group-gap, 18px) var(--sky-space-4);
    align-items: start;
  }

  @media (pointer: coarse) {
    [part='button'] {
      min-block-size: var(--sky-size-touch);
      align-items: center;
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    [part='button'] .glyph {
      transition: rotate var(--sky-duration-fast) var(--sky-ease-standard);
    }
  }

  @media (forced-colors: active) {
    [part='button']:focus-visible {
      outline-color: Highlight;
    }

    [part='button'] .glyph {
      color: ButtonText;
    }
  }
`;
