// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent } from '@lit/react';
import { SkyCode } from '@skydeck/elements/code';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/code/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/code';

/** Code or machine output: a block, or an inline piece of a sentence. The text is the content of the element, as in `<pre>`. The line break after the start tag and blanks at the end are ignored. */
export const Code = createComponent({
  react: React,
  tagName: 'sky-code',
  elementClass: SkyCode,
  displayName: 'Code',
});
