import { css } from '@microsoft/fast-element';

// The page need not load our tokens: then the browser's own colours stand in.
export const styles = css`
  :host {
    display: grid;
  }
  :host(:not(:state(ready), :state(done), :state(cancelled))) {
    min-block-size: var(--sky-frame-min-height, 12rem);
  }
  :host([hidden]),
  [hidden] {
    display: none;
  }
  [part='place'],
  [part='look'] {
    grid-area: 1 / 1;
    min-inline-size: 0;
  }
  [part='look'] {
    place-self: center;
    display: grid;
    justify-items: center;
    gap: var(--sky-space-3, 0.75rem);
    padding: var(--sky-space-4, 1rem);
    text-align: center;
    color: var(--sky-text-muted, inherit);
    pointer-events: none;
  }
  [part='failure'] {
    color: var(--sky-danger-text, inherit);
  }
  [part='loading']:not(:empty)::before {
    content: '';
    display: block;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    box-sizing: border-box;
    margin-inline: auto;
    margin-block-end: var(--sky-space-2, 0.5rem);
    border: 2px solid;
    border-block-start-color: transparent;
    border-radius: var(--sky-radius-full, 50%);
  }
  [part='retry'] {
    pointer-events: auto;
    font: inherit;
    padding-block: 0.375rem;
    padding-inline: 0.75rem;
    color: var(--sky-text-strong, ButtonText);
    background: var(--sky-raised, ButtonFace);
    border: 1px solid var(--sky-border-control, ButtonBorder);
    border-radius: var(--sky-radius-sm, 0.375rem);
    cursor: pointer;
  }
  [part='retry']:focus-visible {
    outline: 2px solid var(--sky-focus-ring, Highlight);
    outline-offset: 2px;
  }
  iframe {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    border: 0;
  }
  :host(:state(loading)) iframe {
    visibility: hidden;
  }
  @media (prefers-reduced-motion: no-preference) {
    [part='loading']:not(:empty)::before {
      animation: turn 1s linear infinite;
    }
    @keyframes turn {
      to {
        rotate: 1turn;
      }
    }
  }
  @media (forced-colors: active) {
    [part='failure'] {
      border: 1px solid;
      padding: 0.5rem;
    }
    [part='failure']:empty {
      display: none;
    }
  }
`;
