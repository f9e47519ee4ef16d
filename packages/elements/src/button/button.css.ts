import { css } from 'lit';

export const buttonStyles = css`
  :host {
    display: inline-flex;
    flex: none;
    max-inline-size: 100%;
    vertical-align: middle;
  }

  [part='control'] {
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
    background: none;
    color: var(--sky-text-strong);
    font: var(--sky-type-body-strong-font);
    font-size: .84375rem;
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
    font-size: .8125rem;
  }

  [part='control'].small {
    min-block-size: 32px;
    padding-inline: 12px;
  }

  [part='control'].large {
    min-block-size: 40px;
    padding-inline: 16px;
    font-size: .875rem;
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

  .ring + slot,
  .icon-only .ring ~ .words {
    display: none;
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

  /*
   * The raised ones have a lit upper edge; all answer the pointer with a tint over their own colour. Over an opaque colour
   * it is mixed in: to lay it over takes an image, and that nearly half of the time in which a button is painted. About a
   * half of what is translucent itself comes as near to the tint laid over it as two of 255 steps.
   */
  .primary {
    background: var(--sky-accent-solid);
    color: var(--sky-accent-on-solid);
    box-shadow: var(--sky-shadow-1), inset 0 1px 0 color-mix(in srgb, var(--sky-accent-on-solid) 16%, transparent);
  }

  .primary:hover {
    background: var(--sky-accent-solid-hover);
  }

  .primary:active {
    background: var(--sky-accent-solid-active);
  }

  .secondary {
    background: rgb(
      from color-mix(in srgb, light-dark(transparent, var(--sky-state-hover)) 52%, var(--sky-raised)) r g b / 1
    );
    border-color: var(--sky-border-default);
    box-shadow: var(--sky-shadow-1);
  }

  .secondary:hover {
    background: rgb(
      from color-mix(in srgb, light-dark(var(--sky-state-hover), var(--sky-state-pressed)) 52%, var(--sky-raised)) r g b / 1
    );
  }

  .secondary:active,
  .secondary.pressed {
    background: rgb(from color-mix(in srgb, var(--sky-state-pressed) 52%, var(--sky-raised)) r g b / 1);
  }

  .ghost {
    color: var(--sky-text-muted);
  }

  .ghost:hover,
  .ghost.pressed,
  .ghost[aria-expanded='true'] {
    background: var(--sky-state-hover);
    color: var(--sky-text-strong);
  }

  .ghost:active {
    background: var(--sky-state-pressed);
  }

  .danger {
    background: var(--sky-danger-solid);
    color: var(--sky-danger-on-solid);
    box-shadow: var(--sky-shadow-1), inset 0 1px 0 color-mix(in srgb, var(--sky-danger-on-solid) 16%, transparent);
  }

  .danger:hover {
    background: var(--sky-danger-solid-hover);
  }

  .danger-ghost {
    color: var(--sky-danger-text);
  }

  .danger-ghost:is(:hover, .pressed) {
    background: var(--sky-danger-subtle);
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
    border-color: transparent;
    background: var(--sky-state-hover);
    box-shadow: none;
    color: var(--sky-text-disabled);
    text-decoration: none;
    cursor: not-allowed;
  }

  [part='control'].off:is(.ghost, .danger-ghost, .link) {
    background: none;
  }

  [aria-busy='true'] {
    cursor: progress;
  }

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
      background: ButtonFace !important; /* Also while it is hovered or off. */
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
