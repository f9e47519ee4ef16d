// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent } from '@lit/react';
import { SkySpinner } from '@skydeck/elements/spinner';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/spinner/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/spinner';

/** Shows that something is running whose end is unknown. It does not turn if the user prefers reduced motion. */
export const Spinner = createComponent({
  react: React,
  tagName: 'sky-spinner',
  elementClass: SkySpinner,
  displayName: 'Spinner',
});
