// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent, type EventName } from '@lit/react';
import { SkyMenu, SkyMenuItem, SkyMenuLabel, type SkyCloseEvent, type SkyClosedEvent, type SkyOpenEvent, type SkySelectEvent } from '@skydeck/elements/menu';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/menu/define';
import * as React from 'react';
import { overlay } from './overlay.js';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/menu';

/** One thing to choose in a `sky-menu`. An item that cannot be chosen now stays reachable and says why. */
export const MenuItem = createComponent({
  react: React,
  tagName: 'sky-menu-item',
  elementClass: SkyMenuItem,
  displayName: 'MenuItem',
});

/** A heading inside a `sky-menu`. Keys pass over it. */
export const MenuLabel = createComponent({
  react: React,
  tagName: 'sky-menu-label',
  elementClass: SkyMenuLabel,
  displayName: 'MenuLabel',
});

/** Actions behind a button (ARIA practices, "Menu Button"). Its children are `sky-menu-item`s, `sky-menu-label`s and `<hr>`s. */
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
