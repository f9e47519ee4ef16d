// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent } from '@lit/react';
import { SkyBytes } from '@skydeck/elements/bytes';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/bytes/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/bytes';

/** An amount of memory or storage in binary units: "1.5 GiB". The tooltip shows the exact number of bytes. */
export const Bytes = createComponent({
  react: React,
  tagName: 'sky-bytes',
  elementClass: SkyBytes,
  displayName: 'Bytes',
});
