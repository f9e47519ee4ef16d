// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent } from '@lit/react';
import { SkyButton } from '@skydeck/elements/button';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/button/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/button';

/** Performs an action or, with `href`, opens a page. */
export const Button = createComponent({
  react: React,
  tagName: 'sky-button',
  elementClass: SkyButton,
  displayName: 'Button',
});
