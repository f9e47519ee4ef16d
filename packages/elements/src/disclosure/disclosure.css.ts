import { css } from 'lit';

export const disclosureStyles = css`
  :host {
    display: block;
    min-inline-size: 0;
  }

  details {
    color: var(--sky-text-default);
    font: var(--sky-type-body-font);
    letter-spacing: var(--sky-type-body-tracking);
  }

  summary {
    display: flex;
    gap: var(--sky-space-2);
    align-items: flex-start;
    padding-block: var(--sky-space-2);
    padding-inline: var(--sky-space-1) var(--sky-space-2);
    border-radius: var(--sky-radius-md);
    color: var(--sky-text-strong);
    font-weight: 500;
    list-style: none;
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary:hover {
    background: var(--sky-state-hover);
  }

  summary:active {
    background: var(--sky-state-pressed);
  }

  summary:focus-visible {
    outline: 2px solid var(--sky-focus-ring);
    outline-offset: 2px;
  }

  summary[aria-disabled] {
    background: none;
    color: var(--sky-text-disabled);
    cursor: default;
  }

  summary .glyph {
    margin-block-start: calc((1lh - 16px) / 2);
    color: var(--sky-text-subtle);
    rotate: -90deg;
  }

  summary:dir(rtl) .glyph {
    rotate: 90deg;
  }

  details[open] > summary .glyph {
    rotate: none;
  }

  summary[aria-disabled] .glyph {
    color: inherit;
  }

  .label {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  /* A heading is one for who moves by headings; the line keeps its look. */
  ::slotted([slot='label']) {
    margin: 0;
    font: inherit;
    font-weight: 500;
    letter-spacing: inherit;
  }

  ::slotted([slot='end']) {
    color: var(--sky-text-muted);
    font-weight: 400;
  }

  [part='content'] {
    padding-block: var(--sky-space-1) var(--sky-space-3);
    padding-inline: var(--sky-disclosure-indent, 28px) var(--sky-space-2);
    overflow-wrap: anywhere;
  }

  @media (prefers-reduced-motion: no-preference) {
    summary {
      transition: background var(--sky-duration-fast) var(--sky-ease-standard);
    }

    summary .glyph {
      transition: rotate var(--sky-duration-base) var(--sky-ease-standard);
    }

    [part='content'] {
      transition: opacity var(--sky-duration-base) var(--sky-ease-enter);
    }

    @starting-style {
      details[open] > [part='content'] {
        opacity: 0;
      }
    }
  }

  @media (forced-colors: active) {
    summary {
      color: ButtonText;
    }

    summary .glyph {
      color: inherit;
    }

    summary:focus-visible {
      outline-color: Highlight;
    }

    summary[aria-disabled] {
      color: GrayText;
    }
  }
`;
