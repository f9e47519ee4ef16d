// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent } from '@lit/react';
import { SkySectionGroup, SkySectionItem, SkySectionMenu } from '@skydeck/elements/section-menu';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/section-menu/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/section-menu';

/** A group of items of `sky-section-menu`. */
export const SectionGroup = createComponent({
  react: React,
  tagName: 'sky-section-group',
  elementClass: SkySectionGroup,
  displayName: 'SectionGroup',
});

/** One page of a section: a link with an optional count. */
export const SectionItem = createComponent({
  react: React,
  tagName: 'sky-section-item',
  elementClass: SkySectionItem,
  displayName: 'SectionItem',
});

/** The pages of a section. The children are `sky-section-group` elements with `sky-section-item` elements, or only items. */
export const SectionMenu = createComponent({
  react: React,
  tagName: 'sky-section-menu',
  elementClass: SkySectionMenu,
  displayName: 'SectionMenu',
});
