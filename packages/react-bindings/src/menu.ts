// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent, type EventName } from '@lit/react';
import { SkyMenu, SkyMenuItem, SkyMenuLabel, type SkyCloseEvent, type SkyClosedEvent, type SkyOpenEvent, type SkySelectEvent } from '@skydeck/elements/menu';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/menu/define';
import * as React from 'react';
import { overlay } from './overlay.js';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/menu';

/** An item of a `sky-menu`. A disabled item can still be reached and gives the reason. */
export const MenuItem = createComponent({
  react: React,
  tagName: 'sky-menu-item',
  elementClass: SkyMenuItem,
  displayName: 'MenuItem',
});

/** A heading inside a `sky-menu`. Keys skip it. */
export const MenuLabel = createComponent({
  react: React,
  tagName: 'sky-menu-label',
  elementClass: SkyMenuLabel,
  displayName: 'MenuLabel',
});

/** Actions behind a button (ARIA pattern "Menu Button"). The children are `sky-menu-item`, `sky-menu-label` and `<hr>` elements. */
export const Menu = overlay(createComponent({
  react: React,
  tagName: 'sky-menu',
  elementClass: SkyMenu,
  displayName: 'Menu',
  events: {
    onSkySelect: 'sky-select' as EventName<SkySelectEvent>,
    onSkyOpen: 'sky-open' as EventName<SkyOpenEvent>,
    onSkyClose: 'sky-close' as EventName<SkyCloseEvent>,
    onSkyClosed: 'sky-closed' as EventName<SkyClosedEvent>,
  },
}));
