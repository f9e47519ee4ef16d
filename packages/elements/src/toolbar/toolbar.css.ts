import { css } from 'lit';

export const toolbarStyles = css`
  :host {
    display: block;
    min-inline-size: 0;
  }

  [part='row'] {
    min-block-size: 32px;
    overflow-wrap: anywhere;
  }

  ::slotted(*) {
    flex: none;
    max-inline-size: 100%;
  }

  /* A field has the width of its text, not that of a form. */
  ::slotted(:not(button, a, hr, sky-button, sky-menu, sky-tooltip)) {
    inline-size: auto;
  }

  ::slotted(hr) {
    inline-size: 1px;
    block-size: 20px;
    margin-block: 0;
    margin-inline: 4px;
    border: 0;
    background: var(--sky-border-default);
  }

  .end {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-inline-start: auto;
  }

  .end.empty {
    display: none;
  }

  @media (forced-colors: active) {
    ::slotted(hr) {
      background: CanvasText;
    }
  }
`;
