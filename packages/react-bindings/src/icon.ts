// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent } from '@lit/react';
import { SkyIcon } from '@skydeck/elements/icon';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/icon/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/icon';

/** An icon by name, in the color of the surrounding text. Register icons with `registerIcons()`. */
export const Icon = createComponent({
  react: React,
  tagName: 'sky-icon',
  elementClass: SkyIcon,
  displayName: 'Icon',
});
