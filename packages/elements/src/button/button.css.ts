import { css } from 'lit';

const boxStyles = css`
  :host {
    display: inline-flex;
    flex: none;
    max-inline-size: 100%;
    vertical-align: middle;
  }

  [part='control'] {
    --_tint: transparent;

    flex: 1;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 7px;
    min-inline-size: 0;
    min-block-size: 36px;
    padding-inline: 14px;
    border: 1px solid transparent;
    border-radius: var(--sky-radius-md);
    background: linear-gradient(var(--_tint), var(--_tint)) var(--_base, transparent);
    color: var(--sky-text-strong);
    font: var(--sky-type-body-strong-font);
    font-size: 13.5px;
    letter-spacing: inherit;
    text-decoration: none;
    white-space: nowrap;
    cursor: pointer;
    user-select: none;
  }

  [part='control'].x-small {
    gap: 6px;
    min-block-size: 28px;
    padding-inline: 9px;
    border-radius: var(--sky-radius-sm);
    font-size: 13px;
  }

  [part='control'].small {
    min-block-size: 32px;
    padding-inline: 12px;
  }

  [part='control'].large {
    min-block-size: 40px;
    padding-inline: 16px;
    font-size: 14px;
  }

  [part='control'].icon-only {
    min-inline-size: 36px;
    padding-inline: 0;
  }

  [part='control'].icon-only.x-small {
    min-inline-size: 28px;
  }

  [part='control'].icon-only.small {
    min-inline-size: 32px;
  }

  [part='control'].icon-only.large {
    min-inline-size: 40px;
  }

  .words {
    display: block;
    min-inline-size: 0;
    overflow: clip; /* A box that could scroll would cost the browser a layer of each button. */
    text-overflow: ellipsis;
  }

  .icon-only .words,
  slot[name] {
    display: contents;
  }

  ::slotted([slot='start']) {
    margin-inline-start: -2px;
  }

  ::slotted([slot='end']) {
    margin-inline-end: -2px;
  }

  [part='control']:focus-visible {
    outline: 2px solid var(--sky-focus-ring);
    outline-offset: 2px;
  }
`;

/** The raised ones have a lit upper edge; all answer the pointer with a tint over their own colour. */
const variantStyles = css`
  .primary {
    --_base: var(--sky-accent-solid);

    color: var(--sky-accent-on-solid);
    box-shadow: var(--sky-shadow-1), inset 0 1px 0 color-mix(in srgb, var(--sky-accent-on-solid) 16%, transparent);
  }

  .primary:hover {
    --_base: var(--sky-accent-solid-hover);
  }

  .primary:active {
    --_base: var(--sky-accent-solid-active);
  }

  .secondary {
    --_base: var(--sky-raised);
    --_tint: light-dark(transparent, var(--sky-state-hover));

    border-color: var(--sky-border-default);
    box-shadow: var(--sky-shadow-1);
  }

  .secondary:hover {
    --_tint: light-dark(var(--sky-state-hover), var(--sky-state-pressed));
  }

  .secondary:active,
  .secondary.pressed {
    --_tint: var(--sky-state-pressed);
  }

  .ghost {
    color: var(--sky-text-muted);
  }

  .ghost:hover,
  .ghost.pressed,
  .ghost[aria-expanded='true'] {
    --_tint: var(--sky-state-hover);

    color: var(--sky-text-strong);
  }

  .ghost:active {
    --_tint: var(--sky-state-pressed);
  }

  .danger {
    --_base: var(--sky-danger-solid);

    color: var(--sky-danger-on-solid);
    box-shadow: var(--sky-shadow-1), inset 0 1px 0 color-mix(in srgb, var(--sky-danger-on-solid) 16%, transparent);
  }

  .danger:hover {
    --_base: var(--sky-danger-solid-hover);
  }

  .danger-ghost {
    color: var(--sky-danger-text);
  }

  .danger-ghost:is(:hover, .pressed) {
    --_base: var(--sky-danger-subtle);
  }

  [part='control'].link {
    min-block-size: 0;
    padding-inline: 0;
    border-radius: var(--sky-radius-xs);
    color: var(--sky-text-link);
  }

  .link:hover {
    text-decoration: underline;
    text-underline-offset: 2px;
  }

  [part='control'].off {
    --_base: var(--sky-state-hover);
    --_tint: transparent;

    border-color: transparent;
    box-shadow: none;
    color: var(--sky-text-disabled);
    text-decoration: none;
    cursor: not-allowed;
  }

  [part='control'].off:is(.ghost, .danger-ghost, .link) {
    --_base: transparent;
  }

  [aria-busy='true'] {
    cursor: progress;
  }
`;

const surroundingStyles = css`
  [part='reason'] {
    box-sizing: border-box;
    max-inline-size: 280px;
    padding: 6px 10px;
    border: 0;
    border-radius: var(--sky-radius-sm);
    background: var(--sky-inverse);
    color: var(--sky-text-on-inverse);
    box-shadow: var(--sky-shadow-3);
    font: var(--sky-type-caption-font);
    text-align: start;
    text-wrap: pretty;
    white-space: normal;
    overflow-wrap: anywhere;
    pointer-events: none;
  }

  @media (pointer: coarse) {
    [part='control']:not(.link) {
      min-block-size: var(--sky-size-touch);
    }

    [part='control'].icon-only:not(.link) {
      min-inline-size: var(--sky-size-touch);
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    [part='control'] {
      transition:
        background-color var(--sky-duration-fast) var(--sky-ease-standard),
        color var(--sky-duration-fast) var(--sky-ease-standard);
    }
  }

  @media (forced-colors: active) {
    [part='control'] {
      border-color: ButtonBorder;
      background: ButtonFace;
      color: ButtonText;
    }

    a[part='control'],
    .link {
      color: LinkText;
    }

    [part='control'].pressed {
      border-color: Highlight;
      outline: 1px solid Highlight;
    }

    [part='control']:focus-visible {
      outline: 2px solid Highlight;
    }

    [part='control'].off {
      border-color: GrayText;
      color: GrayText;
    }

    [part='reason'] {
      border: 1px solid CanvasText;
    }
  }
`;

export const buttonStyles = [boxStyles, variantStyles, surroundingStyles];
