// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent } from '@lit/react';
import { SkyCode } from '@skydeck/elements/code';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/code/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/code';

/** Text for machines: a block of lines, or a piece within a sentence. The text is what stands inside the element, as in `<pre>`; the line break right after the start tag and the blanks at the end do not count. */
export const Code = createComponent({
  react: React,
  tagName: 'sky-code',
  elementClass: SkyCode,
  displayName: 'Code',
});
