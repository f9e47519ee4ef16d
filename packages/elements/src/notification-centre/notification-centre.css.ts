import { css } from 'lit';

export const notificationCentreStyles = css`
  :host {
    display: inline-block;
  }

  sky-popover {
    --sky-popover-width: min(400px, 100vw - 28px);
  }

  sky-popover::part(panel) {
    padding: 0;
    overflow: hidden;
  }

  sky-popover::part(panel):popover-open {
    display: flex;
    flex-direction: column;
  }

  .head {
    display: flex;
    flex: none;
    align-items: stretch;
    justify-content: space-between;
    padding-block-start: 6px;
    padding-inline: 14px 10px;
    border-block-end: 1px solid var(--sky-border-subtle);
  }

  .head > sky-tabs {
    flex: 1;
    min-inline-size: 0;
    margin-block-end: -1px;
  }

  /* The line below belongs to the whole head. */
  .head > sky-tabs::part(list) {
    box-shadow: none;
  }

  .cog {
    align-self: center;
  }

  .cog > .quiet-button {
    inline-size: 32px;
    block-size: 32px;
    border-radius: var(--sky-radius-md);
  }

  .cog > [aria-pressed='true'] {
    background: var(--sky-accent-subtle);
    color: var(--sky-accent-text);
  }

  .body {
    flex: 0 1 auto;
    min-block-size: 0;
    /* Below the bell in a header, with the head of the box above and a rim of the page below. */
    max-block-size: min(640px, 100dvh - 124px);
    outline: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
  }

  .notice {
    display: flex;
    gap: 12px;
    align-items: center;
    margin: 10px 10px 4px;
    padding-block: 11px;
    padding-inline: 12px;
    border-radius: 10px;
    background: var(--sky-neutral-subtle);
    color: var(--sky-text-muted);
    font: var(--sky-type-caption-font);
  }

  .notice > .glyph {
    align-self: flex-start;
    inline-size: 18px;
    block-size: 18px;
  }

  .words {
    flex: 1;
    min-inline-size: 0;
  }

  .words > b {
    display: block;
    color: var(--sky-text-strong);
    font: var(--sky-type-label-font);
  }

  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    align-items: center;
    justify-content: space-between;
    padding-block: 6px 5px;
    padding-inline: 8px;
  }

  .caret > .glyph {
    inline-size: 14px;
    block-size: 14px;
  }

  .list {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .list > li + li {
    border-block-start: 1px solid var(--sky-border-subtle);
  }

  .list .notification {
    padding-inline: 16px;
  }

  .group {
    margin: 0;
    padding-block: 9px 7px;
    padding-inline: 16px;
    border-block: 1px solid var(--sky-border-subtle);
    background: var(--sky-sunken);
    color: var(--sky-text-muted);
    font: var(--sky-type-overline-font);
  }

  .box {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 36px;
    block-size: 36px;
    border-radius: 10px;
    background: var(--sky-neutral-subtle);
    color: var(--sky-text-muted);
  }

  .picture {
    position: relative;
    display: block;
  }

  .picture > .horizon {
    display: block;
    inline-size: 128px;
    block-size: auto;
  }

  .tile {
    position: absolute;
    inset-block-start: 30px;
    inset-inline: 0;
    display: grid;
    place-items: center;
    inline-size: 36px;
    block-size: 36px;
    margin-inline: auto;
    border: 1.5px solid var(--sky-text-muted);
    border-radius: 10px;
    background: var(--sky-raised);
    color: var(--sky-text-muted);
  }

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
    font-size: 13.5px;
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

  @media (prefers-reduced-motion: no-preference) {
    .bell {
      transition:
        background var(--sky-duration-fast) var(--sky-ease-standard),
        color var(--sky-duration-fast) var(--sky-ease-standard);
    }
  }

  @media (pointer: coarse) {
    .bell {
      inline-size: var(--sky-size-touch);
      block-size: var(--sky-size-touch);
    }
  }

  @media (forced-colors: active) {
    .bell {
      color: ButtonText;
    }

    .bell:focus-visible {
      outline-color: Highlight;
    }

    .bell > .ring {
      border-color: Canvas;
      border-block-start-color: Highlight;
    }

    .count,
    .notice {
      border: 1px solid CanvasText;
    }

    .cog > [aria-pressed='true'] {
      color: Highlight;
    }
  }
`;
