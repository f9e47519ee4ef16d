// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent, type EventName } from '@lit/react';
import { SkySplitView } from '@skydeck/elements/split-view';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/split-view/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/split-view';

/** Two panes with a movable separator (ARIA pattern "Window Splitter"). The pointer and the arrow keys move it, Home and End move it to its limits, Enter collapses and restores the first pane. It stores nothing: save `position` yourself. */
export const SplitView = createComponent({
  react: React,
  tagName: 'sky-split-view',
  elementClass: SkySplitView,
  displayName: 'SplitView',
  events: {
    onInput: 'input' as EventName<Event>,
    onChange: 'change' as EventName<Event>,
  },
});
