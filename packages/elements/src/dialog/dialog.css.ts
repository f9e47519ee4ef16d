import { css } from 'lit';

/** The box and what is in it: a head with the titles, a body that scrolls, a foot. A drawer has the same. */
export const boxStyles = css`
  :host {
    display: contents;
  }

  dialog {
    max-inline-size: none;
    padding: 0;
    border: 0;
    outline: 0;
    background: var(--sky-raised);
    box-shadow: 0 0 0 1px var(--sky-border-default), var(--sky-shadow-4);
    color: var(--sky-text-default);
    font: var(--sky-type-body-font);
    letter-spacing: var(--sky-type-body-tracking);
    text-align: start;
    /* Browsers show what is in the top layer even where the page around it is hidden. */
    visibility: inherit;
  }

  dialog[open] {
    display: flex;
    flex-direction: column;
  }

  dialog::backdrop {
    background: var(--sky-scrim);
  }

  .head {
    display: flex;
    flex: none;
    gap: 14px;
    align-items: start;
    padding-block-start: 20px;
    padding-inline: 24px 16px;
  }

  .titles {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  h2 {
    margin: 0;
    padding-block-start: 2px;
    font: var(--sky-type-heading-font);
    font-size: 1.0625rem;
    letter-spacing: var(--sky-type-heading-tracking);
    color: var(--sky-text-strong);
  }

  .description {
    margin-block: 4px 0;
    color: var(--sky-text-muted);
  }

  .body {
    /* What is visually hidden in it scrolls with it: else the dialog itself would scroll, too. */
    position: relative;
    flex: auto;
    padding-block: 12px 20px;
    padding-inline: 24px;
    overflow-y: auto;
    scroll-padding-block: 16px;
    overscroll-behavior: contain;
    outline: 0; /* Not a tab stop: focus only rests here when nothing else inside can take it. */
  }

  .foot {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    gap: var(--sky-space-2);
    align-items: center;
    justify-content: end;
    padding: 14px 24px;
    border-block-start: 1px solid var(--sky-border-subtle);
  }

  @media (forced-colors: active) {
    dialog {
      border: 1px solid CanvasText;
    }
  }
`;

/** Over the full height at the end side, `dialog.end`, from where it comes. */
export const endStyles = css`
  dialog.end {
    block-size: 100dvh;
    max-block-size: none;
    margin-block: 0;
    margin-inline: auto 0;
  }

  .end > .head {
    padding-block: 18px 14px;
    border-block-end: 1px solid var(--sky-border-subtle);
  }

  .end .description {
    margin-block-start: 2px;
    font: var(--sky-type-caption-font);
  }

  .end > .body {
    padding-block-start: 20px;
  }

  /* So few lines, of large text or magnified, that a head and a foot that stay would leave no room for what is between them. */
  @media (height <= 30em) {
    .end > .body {
      flex: none;
      overflow: visible;
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    dialog.end:not([open]) {
      translate: 32px 0;
    }

    dialog.end:not([open]):dir(rtl) {
      translate: -32px 0;
    }

    @starting-style {
      dialog[open].end {
        translate: 32px 0;
      }

      dialog[open].end:dir(rtl) {
        translate: -32px 0;
      }
    }
  }
`;

/** It comes and goes softly. */
export const motionStyles = css`
  @media (prefers-reduced-motion: no-preference) {
    dialog,
    dialog::backdrop {
      transition:
        opacity var(--sky-duration-base) var(--sky-ease-exit),
        scale var(--sky-duration-base) var(--sky-ease-exit),
        translate var(--sky-duration-base) var(--sky-ease-exit),
        overlay var(--sky-duration-base) allow-discrete,
        display var(--sky-duration-base) allow-discrete;
    }

    dialog[open],
    dialog[open]::backdrop {
      transition-timing-function: var(--sky-ease-enter);
    }

    dialog:not([open]),
    dialog:not([open])::backdrop {
      opacity: 0;
    }

    @starting-style {
      dialog[open],
      dialog[open]::backdrop {
        opacity: 0;
      }
    }
  }
`;

const centerStyles = css`
  dialog {
    inline-size: min(var(--sky-dialog-width, 480px), 100vw - 32px);
    max-block-size: calc(100dvh - 32px);
    border-radius: var(--sky-radius-xl);
  }

  dialog.medium {
    inline-size: min(var(--sky-dialog-width, 640px), 100vw - 32px);
  }

  dialog.large {
    inline-size: min(var(--sky-dialog-width, 880px), 100vw - 32px);
  }

  dialog.end {
    inline-size: min(var(--sky-dialog-width, var(--sky-size-side-panel)), 100vw);
    border-radius: 0;
  }

  dialog.end:is(.medium, .large) {
    inline-size: min(var(--sky-dialog-width, var(--sky-size-side-panel-wide)), 100vw);
  }

  @media (prefers-reduced-motion: no-preference) {
    dialog:not([open], .end) {
      scale: .98;
    }

    @starting-style {
      dialog[open]:not(.end) {
        scale: .98;
      }
    }
  }
`;

export const dialogStyles = [boxStyles, motionStyles, centerStyles, endStyles];
