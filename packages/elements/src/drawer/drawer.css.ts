import { css } from 'lit';

export const drawerStyles = css`
  dialog {
    --_width: var(--sky-drawer-width, var(--sky-size-side-panel));
  }

  dialog.wide {
    --_width: var(--sky-drawer-width, var(--sky-size-side-panel-wide));
  }

  dialog.end {
    inline-size: min(var(--_width), 100vw);
  }

  :host(:state(beside)) {
    display: grid;
    flex: none;
    grid-template-rows: minmax(0, 1fr);
    min-block-size: 0;
  }

  /* In a row as high as the window it fills that; on a page that scrolls it stays in sight. */
  dialog.beside {
    position: sticky;
    inset-block: 0 auto;
    inset-inline: auto;
    z-index: 0;
    inline-size: var(--_width);
    block-size: auto;
    min-block-size: 0;
    max-block-size: 100dvh;
    margin: 0;
    border-inline-start: 1px solid var(--sky-border-default);
    box-shadow: none;
  }

  .beside > .head {
    padding-block: 18px 14px;
    border-block-end: 1px solid var(--sky-border-subtle);
  }

  .beside .description {
    margin-block-start: 2px;
    font: var(--sky-type-caption-font);
  }

  .beside > .body {
    padding-block-start: 20px;
  }

  .head {
    align-items: center;
  }

  /* One that is modal scrolls by itself. */
  @media (height <= 30em) {
    dialog.beside {
      overflow-y: auto;
    }

    .beside > .body {
      flex: none;
      overflow: visible;
    }
  }

  @media (width <= 900px) {
    dialog.end {
      inline-size: 100vw;
    }

    .head {
      padding-inline-start: 16px;
    }

    .body,
    .foot {
      padding-inline: 16px;
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    /* The page takes its room back at once, and does not wait for it. */
    dialog.beside:not([open]) {
      transition: none;
    }
  }

  @media (forced-colors: active) {
    dialog.beside {
      border-inline-start-color: CanvasText;
    }
  }
`;
