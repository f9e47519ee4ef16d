// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent, type EventName } from '@lit/react';
import { SkyStep, SkySteps, type SkyStepEvent } from '@skydeck/elements/steps';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/steps/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/steps';

/** One step of `sky-steps`. The user can open it unless it is `disabled`. */
export const Step = createComponent({
  react: React,
  tagName: 'sky-step',
  elementClass: SkyStep,
  displayName: 'Step',
  events: {
    onSkyStep: 'sky-step' as EventName<SkyStepEvent>,
  },
});

/** The progress through a wizard. The children are `sky-step` elements. Your application sets the current step and decides which steps are available. */
export const Steps = createComponent({
  react: React,
  tagName: 'sky-steps',
  elementClass: SkySteps,
  displayName: 'Steps',
});
