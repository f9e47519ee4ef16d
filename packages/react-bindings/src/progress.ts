// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent } from '@lit/react';
import { SkyProgress } from '@skydeck/elements/progress';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/progress/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/progress';

/** The progress of a task, or the share of something. */
export const Progress = createComponent({
  react: React,
  tagName: 'sky-progress',
  elementClass: SkyProgress,
  displayName: 'Progress',
});
