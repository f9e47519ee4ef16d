import { css } from 'lit';

export const railStyles = css`
  :host {
    display: block;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  .vertical {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 4px;
    inline-size: var(--sky-size-rail);
    min-block-size: 100%;
    padding-block: 4px 12px;
    background: var(--sky-chrome-bg);
    color: var(--sky-chrome-muted);
  }

  .horizontal {
    display: flex;
    border-block-start: 1px solid var(--sky-chrome-border);
    padding-block-end: env(safe-area-inset-bottom);
    background: var(--sky-chrome-bg);
    color: var(--sky-chrome-muted);
    overflow: auto hidden;
  }

  .horizontal ::slotted(*) {
    flex: 1 0 auto;
    max-inline-size: 50%;
  }

  @media (forced-colors: active) {
    .horizontal {
      border-color: CanvasText;
    }
  }
`;
