// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent, type EventName } from '@lit/react';
import { SkyCopyButton, type SkyCopiedEvent } from '@skydeck/elements/copy-button';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/copy-button/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/copy-button';

/** Copies a text, confirms it, and returns to its initial state after two seconds. */
export const CopyButton = createComponent({
  react: React,
  tagName: 'sky-copy-button',
  elementClass: SkyCopyButton,
  displayName: 'CopyButton',
  events: {
    onSkyCopied: 'sky-copied' as EventName<SkyCopiedEvent>,
  },
});
