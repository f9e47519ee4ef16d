// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent } from '@lit/react';
import { SkyKeyValueList } from '@skydeck/elements/key-value-list';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/key-value-list/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/key-value-list';

/** The properties of an object: each value with its label beside it, or above it if space is short. Set pairs with `items`, or as `<div><dt>…</dt><dd>…</dd></div>` inside the element if a value is more than text. */
export const KeyValueList = createComponent({
  react: React,
  tagName: 'sky-key-value-list',
  elementClass: SkyKeyValueList,
  displayName: 'KeyValueList',
});
