import { css } from 'lit';

export const textFieldStyles = css`
  :host {
    inline-size: 100%;
    max-inline-size: var(--sky-text-field-width, 100%);
  }

  /* At most what leaves room for some letters, however long it is. */
  .affix {
    max-inline-size: 40%;
    color: var(--sky-text-subtle);
    overflow-wrap: anywhere;
  }

  slot[name='start'],
  slot[name='end'] {
    display: flex;
    align-items: center;
    gap: var(--sky-space-1);
    color: var(--sky-text-subtle);
  }

  slot.empty {
    display: none;
  }

  .quiet-button {
    margin-inline: -4px -6px;
  }

  .x-small .quiet-button {
    inline-size: 22px;
    block-size: 22px;
  }

  input[type='search']::-webkit-search-cancel-button {
    display: none;
  }
`;
