import { css } from 'lit';

export const copyButtonStyles = css`
  :host {
    position: relative;
    display: inline-flex;
    flex: none;
    vertical-align: middle;
  }

  .copied,
  .copied:hover {
    color: var(--sky-success-text);
  }

  .failed,
  .failed:hover {
    color: var(--sky-danger-text);
  }

  @media (forced-colors: active) {
    .copied,
    .failed {
      color: ButtonText;
    }
  }
`;
