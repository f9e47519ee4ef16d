// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent } from '@lit/react';
import { SkySparkline } from '@skydeck/elements/sparkline';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/sparkline/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/sparkline';

/** The course of a value, as small as a word: no axes, no numbers, no pointer. Screen readers read its first, last, lowest and highest value. It runs from left to right in every language, as charts do. */
export const Sparkline = createComponent({
  react: React,
  tagName: 'sky-sparkline',
  elementClass: SkySparkline,
  displayName: 'Sparkline',
});
