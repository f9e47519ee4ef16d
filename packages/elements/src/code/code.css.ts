import { css } from 'lit';

export const codeStyles = css`
  :host {
    display: block;
    min-inline-size: 0;
  }

  :host([inline]) {
    display: inline;
  }

  [part='box'] {
    border: 1px solid var(--sky-border-subtle);
    border-radius: var(--sky-radius-md);
    background: var(--sky-sunken);
    overflow: hidden;
  }

  .head {
    display: flex;
    align-items: center;
    gap: 4px;
    padding-block: 4px;
    padding-inline: 12px 4px;
    border-block-end: 1px solid var(--sky-border-subtle);
  }

  .language {
    flex: 1;
    min-inline-size: 0;
    color: var(--sky-text-muted);
    font: var(--sky-type-caption-font);
    overflow-wrap: anywhere;
  }

  .quiet-button[aria-pressed='true'] {
    background: var(--sky-state-selected);
    color: var(--sky-accent-text);
  }

  [part='code'] {
    color: var(--sky-text-default);
    font: var(--sky-type-mono-font);
    tab-size: 2;
  }

  pre {
    --_gutter: 0px;

    max-block-size: var(--sky-code-max-block-size, none);
    margin: 0;
    padding-block: 10px;
    padding-inline: 12px;
    overflow: auto;
    text-align: start;
    white-space: pre;
  }

  pre.wrap {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  pre:focus-visible {
    outline: 2px solid var(--sky-focus-ring);
    outline-offset: -2px;
  }

  pre > code {
    display: block;
    inline-size: max-content;
    min-inline-size: 100%;
    padding-inline-start: var(--_gutter);
    font: inherit;
  }

  .wrap > code {
    inline-size: auto;
  }

  .numbers {
    --_gutter: calc(var(--_digits) + 16px);

    counter-reset: line;
  }

  /* Floats in the gutter, so that what is broken goes on under its own line and not under the number. */
  .numbers .line::before {
    content: counter(line) / '';
    counter-increment: line;
    float: inline-start;
    inline-size: var(--_digits);
    margin-inline: calc(-1 * var(--_gutter)) 16px;
    color: var(--sky-text-subtle);
    text-align: end;
    user-select: none;
  }

  .marked {
    display: block;
    margin-inline: calc(-1 * var(--_gutter) - 12px) -12px;
    padding-inline: calc(var(--_gutter) + 10px) 12px;
    border-inline-start: 2px solid var(--sky-accent-solid);
    background: var(--sky-accent-subtle);
  }

  .inline {
    padding-block: 1px;
    padding-inline: 4px;
    border-radius: var(--sky-radius-xs);
    background: var(--sky-neutral-subtle);
    font-size: 0.9em;
    line-height: inherit;
    overflow-wrap: anywhere;
    unicode-bidi: isolate;
    box-decoration-break: clone;
    white-space: pre-wrap;
  }

  @media (forced-colors: active) {
    [part='box'] {
      border-color: CanvasText;
    }

    .inline {
      outline: 1px solid CanvasText;
      outline-offset: -1px;
    }

    .quiet-button[aria-pressed='true'] {
      outline: 2px solid Highlight;
    }

    pre:focus-visible {
      outline-color: Highlight;
    }
  }
`;
