import { css } from 'lit';

/** What may pop up: a row for all, and one for each type. */
export const settingsStyles = css`
  .row {
    display: flex;
    gap: 12px;
    align-items: center;
    padding-block: 10px;
    padding-inline: 16px;
  }

  .row > .box {
    inline-size: 28px;
    block-size: 28px;
    border-radius: var(--sky-radius-md);
  }

  .row > .kind {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 28px;
  }

  .row > label {
    flex: 1;
    min-inline-size: 0;
    color: var(--sky-text-muted);
    font: var(--sky-type-caption-font);
    cursor: pointer;
  }

  .row b {
    display: block;
    color: var(--sky-text-strong);
    font: var(--sky-type-body-strong-font);
    font-size: .84375rem;
  }

  .types {
    margin-block-start: 4px;
    border-block-start: 1px solid var(--sky-border-subtle);
  }

  .types > h3 {
    margin: 0;
    padding-block: 12px 4px;
    padding-inline: 16px;
    color: var(--sky-text-muted);
    font: var(--sky-type-overline-font);
  }

  .remark {
    margin: 0;
    padding-block: 6px 16px;
    padding-inline: 16px;
    color: var(--sky-text-muted);
    font: var(--sky-type-caption-font);
  }
`;
