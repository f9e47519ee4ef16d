// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent } from '@lit/react';
import { SkyRelativeTime } from '@skydeck/elements/relative-time';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/relative-time/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/relative-time';

/** How long ago something happened, or when it will happen. The text updates as time passes. The tooltip shows the full date. */
export const RelativeTime = createComponent({
  react: React,
  tagName: 'sky-relative-time',
  elementClass: SkyRelativeTime,
  displayName: 'RelativeTime',
});
