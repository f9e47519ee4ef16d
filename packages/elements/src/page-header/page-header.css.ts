import { css } from 'lit';

export const pageHeaderStyles = css`
  :host {
    display: block;
    min-inline-size: 0;
  }

  header {
    padding-block: 18px 14px;
    padding-inline: var(--sky-page-header-padding, var(--sky-space-6));
  }

  /* The line of the tabs is the lower edge then. */
  header.with-tabs {
    padding-block-end: 0;
  }

  .back {
    display: flex;
    align-items: center;
    gap: 4px;
    min-inline-size: 0;
    margin-block-end: 4px;
    color: var(--sky-text-muted);
    font: var(--sky-type-table-font);
  }

  .back .glyph {
    inline-size: 14px;
    block-size: 14px;
  }

  .back ::slotted(*) {
    min-inline-size: 0;
    overflow: hidden;
    color: inherit;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .back ::slotted(a) {
    text-decoration: none;
  }

  .back ::slotted(a:hover) {
    color: var(--sky-text-strong);
    text-decoration: underline;
    text-underline-offset: 2px;
  }

  .back ::slotted(:focus-visible) {
    border-radius: var(--sky-radius-xs);
    outline: 2px solid var(--sky-focus-ring);
    outline-offset: -2px;
  }

  .path {
    margin-block-end: 4px;
  }

  .main {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
    min-inline-size: 0;
  }

  /* The title has its room first; the actions stand beside it, then below it, and fold at last. */
  .title {
    display: flex;
    flex: 1 1 0;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    min-inline-size: min(100%, 160px);
  }

  h1,
  h2,
  h3 {
    min-inline-size: 0;
    margin: 0;
    color: var(--sky-text-strong);
    font: var(--sky-type-title-font);
    letter-spacing: var(--sky-type-title-tracking);
    overflow-wrap: anywhere;
    hyphens: auto;
  }

  .row {
    flex: 0 1 auto;
    inline-size: var(--_natural, auto);
    min-inline-size: 32px;
  }

  .row ::slotted(*) {
    flex: none;
    max-inline-size: 100%;
  }

  .description {
    max-inline-size: 80ch;
    margin-block-start: 4px;
    color: var(--sky-text-muted);
    font: var(--sky-type-body-font);
    overflow-wrap: anywhere;
  }

  .tabs {
    margin-block-start: 12px;
    margin-inline: calc(-1 * var(--sky-page-header-padding, var(--sky-space-6)));
    --sky-tabs-padding: var(--sky-page-header-padding, var(--sky-space-6));
  }

  .empty {
    display: none;
  }

  @media (forced-colors: active) {
    .back ::slotted(:focus-visible) {
      outline-color: Highlight;
    }
  }
`;
