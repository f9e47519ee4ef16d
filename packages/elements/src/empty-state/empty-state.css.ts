import { css } from 'lit';

export const emptyStateStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    align-items: center;
    /* What is too high for its box can be scrolled to from its start. */
    justify-content: safe center;
    min-inline-size: 0;
    padding: var(--sky-space-12) var(--sky-space-6) 72px;
    color: var(--sky-text-muted);
    font: var(--sky-type-body-font);
    text-align: center;
  }

  :host([compact]) {
    padding-block: var(--sky-space-8);
  }

  .horizon {
    display: block;
    inline-size: 224px;
    block-size: auto;
    max-inline-size: 100%;
  }

  .picture {
    position: relative;
    display: block;
  }

  /* The tile stands in front of the sun, its foot on the horizon. */
  .tile {
    position: absolute;
    inset-block-start: 52px;
    inset-inline: 0;
    display: grid;
    place-items: center;
    inline-size: 56px;
    block-size: 56px;
    margin-inline: auto;
    border: 2px solid var(--sky-text-muted);
    border-radius: var(--sky-radius-lg);
    background: var(--sky-surface);
  }

  .mark {
    display: block;
    color: var(--sky-text-subtle);
  }

  [part='heading'] {
    margin: 18px 0 0;
    color: var(--sky-text-strong);
    font: var(--sky-type-heading-font);
    font-size: 1.0625rem;
    letter-spacing: var(--sky-type-heading-tracking);
    overflow-wrap: anywhere;
  }

  :host([compact]) [part='heading'] {
    margin-block-start: var(--sky-space-3);
    font-size: .9375rem;
  }

  .text {
    max-inline-size: min(46ch, 100%);
    margin-block-start: 6px;
    text-wrap: balance;
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--sky-space-2);
    margin-block-start: var(--sky-space-5);
  }

  :host([compact]) .actions {
    margin-block-start: var(--sky-space-4);
  }

  .needs {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--sky-space-3) 36px;
    margin-block-start: 44px;
    padding-block-start: var(--sky-space-6);
    border-block-start: 1px solid var(--sky-border-subtle);
    font: var(--sky-type-table-font);
  }

  slot[name='needs']::slotted(*) {
    display: flex;
    align-items: center;
    gap: var(--sky-space-3);
    text-align: start;
  }
`;
