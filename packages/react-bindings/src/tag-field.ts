// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent, type EventName } from '@lit/react';
import { SkyTagField } from '@skydeck/elements/tag-field';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/tag-field/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/tag-field';

/** A list of short free texts, such as labels or search domains, each as a tag, with one form name. */
export const TagField = createComponent({
  react: React,
  tagName: 'sky-tag-field',
  elementClass: SkyTagField,
  displayName: 'TagField',
  events: {
    onInput: 'input' as EventName<Event>,
    onChange: 'change' as EventName<Event>,
  },
});
