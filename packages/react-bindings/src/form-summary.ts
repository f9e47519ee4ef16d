// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent } from '@lit/react';
import { SkyFormSummary } from '@skydeck/elements/form-summary';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/form-summary/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/form-summary';

/** The problems of a form, as a list of links to its fields. It appears and takes the focus when a submit fails. Each line disappears when its problem is fixed. */
export const FormSummary = createComponent({
  react: React,
  tagName: 'sky-form-summary',
  elementClass: SkyFormSummary,
  displayName: 'FormSummary',
});
