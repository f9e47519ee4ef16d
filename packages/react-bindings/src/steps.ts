// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent, type EventName } from '@lit/react';
import { SkyStep, SkySteps, type SkyStepEvent } from '@skydeck/elements/steps';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/steps/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/steps';

/** One step of `sky-steps`. The person can go to it unless it is `disabled`. */
export const Step = createComponent({
  react: React,
  tagName: 'sky-step',
  elementClass: SkyStep,
  displayName: 'Step',
  events: {
    onSkyStep: 'sky-step' as EventName<SkyStepEvent>,
  },
});

/** How far the person is in something that is done in order, such as a wizard. Its children are `sky-step`s. It shows; which step is the current one, and whether another may be, the program decides. */
export const Steps = createComponent({
  react: React,
  tagName: 'sky-steps',
  elementClass: SkySteps,
  displayName: 'Steps',
});
