// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent } from '@lit/react';
import { SkyStatus } from '@skydeck/elements/status';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/status/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/status';

/** The status of one object, for every row of a table: a shape and a word. */
export const Status = createComponent({
  react: React,
  tagName: 'sky-status',
  elementClass: SkyStatus,
  displayName: 'Status',
});
