import { css } from 'lit';

export const notificationCentreStyles = css`
  :host {
    display: inline-block;
  }

  sky-popover {
    --sky-popover-width: min(400px, 100vw - 32px);
  }

  sky-popover::part(panel) {
    min-inline-size: 0;
    padding: 0;
    overflow: hidden;
  }

  sky-popover::part(panel):popover-open {
    display: flex;
    flex-direction: column;
  }

  /* On a narrow screen the box is wider than the room before the bell: it moves past it, but never to the edge. */
  @supports (position-area: block-end) and (overlay: auto) {
    sky-popover::part(panel) {
      --_edge: 16px;
      margin-inline-start: 16px;
    }
  }

  @supports not ((position-area: block-end) and (overlay: auto)) {
    @media (max-width: 480px) {
      sky-popover::part(panel) {
        inset-inline: 16px !important;
      }
    }
  }

  .head {
    flex: none;
    padding-block-start: 6px;
    padding-inline: 14px 10px;
    border-block-end: 1px solid var(--sky-border-subtle);
  }

  .head > sky-tabs {
    margin-block-end: -1px;
  }

  /* The line below belongs to the whole head. */
  .head > sky-tabs::part(list) {
    box-shadow: none;
  }

  /* In sight also where the others need more room than there is. */
  .cog {
    position: sticky;
    inset-inline-end: 0;
    background: var(--sky-raised);
    align-self: center;
    margin-inline-start: auto;
  }

  .cog::part(tab) {
    justify-content: center;
    min-inline-size: 32px;
    min-block-size: 32px;
    border-radius: var(--sky-radius-md);
  }

  .cog::part(tab):hover {
    background: var(--sky-state-hover);
  }

  .cog::part(tab)::after {
    content: none;
  }

  .cog[aria-selected='true']::part(tab) {
    background: var(--sky-accent-subtle);
    color: var(--sky-accent-text);
  }

  .cog > sky-tooltip,
  .cog .glyph {
    display: block;
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

  /* Of very many, only those in sight are laid out. */
  .list > li {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 63px;
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

    .cog::part(tab) {
      min-inline-size: var(--sky-size-touch);
      min-block-size: var(--sky-size-touch);
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

    .cog[aria-selected='true']::part(tab) {
      color: Highlight;
    }
  }
`;
