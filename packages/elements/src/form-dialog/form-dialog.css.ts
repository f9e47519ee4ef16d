import { css } from 'lit';

export const formDialogStyles = css`
  :host {
    display: contents;
  }

  .body {
    display: grid;
    gap: 16px;
  }

  .error {
    margin: 0;
    padding-block: 11px;
    padding-inline: 13px;
    border: 1px solid var(--sky-danger-border);
    border-radius: 10px;
    background: var(--sky-danger-subtle);
    color: var(--sky-danger-text);
    font-size: .8125rem;
    line-height: 1.1875rem;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  .note {
    margin-inline-end: auto;
    align-self: center;
    color: var(--sky-text-muted);
    font: var(--sky-type-caption-font);
  }
`;
