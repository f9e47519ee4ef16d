// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent } from '@lit/react';
import { SkyAvatar } from '@skydeck/elements/avatar';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/avatar/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/avatar';

/** A person or a project, shown as an image or as initials. */
export const Avatar = createComponent({
  react: React,
  tagName: 'sky-avatar',
  elementClass: SkyAvatar,
  displayName: 'Avatar',
});
