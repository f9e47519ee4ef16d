import { css } from 'lit';

export const cidrFieldStyles = css`
  :host {
    inline-size: 100%;
    max-inline-size: var(--sky-cidr-field-width, 100%);
  }

  [part~='input'] {
    font-variant-numeric: tabular-nums;
  }

  /* An address is written from the left everywhere; it still begins where one reads from. */
  :host(:dir(rtl)) [part~='input'] {
    text-align: end;
  }

  [part~='message'] {
    font-variant-numeric: tabular-nums;
  }

  .use {
    padding: 0;
    border: 0;
    border-radius: var(--sky-radius-xs);
    background: none;
    color: var(--sky-text-link);
    font: inherit;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
    letter-spacing: inherit;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  .use:hover {
    text-decoration: underline;
    text-underline-offset: 2px;
  }

  .use:focus-visible {
    outline: 2px solid var(--sky-focus-ring);
    outline-offset: 1px;
  }

  @media (pointer: coarse) {
    .use {
      min-block-size: var(--sky-size-touch);
    }
  }

  @media (forced-colors: active) {
    .use {
      color: LinkText;
    }

    .use:focus-visible {
      outline-color: Highlight;
    }
  }
`;
