// Written by scripts/write.ts from the manifest of @skydeck/elements.
import { createComponent, type EventName } from '@lit/react';
import { SkyScheduleField } from '@skydeck/elements/schedule-field';
// Before the first render: on an unknown tag React sets attributes, not properties.
import '@skydeck/elements/schedule-field/define';
import * as React from 'react';

// Who writes React needs the rest of the entry point too, and no second package for it.
export * from '@skydeck/elements/schedule-field';

/** A recurring schedule: the months, days of the week, days of the month and hours of a start. All parts must match. Two presets run every night and keep 7 or 14 recovery points. The value is `rotation-7`, `rotation-14`, or the four parts in that order, separated by spaces: `* 1,3 * 2` is every Monday and Wednesday at 02:00. `*` is every value. Weekdays count from Sunday, 0. `-` is a part without a selection. A fifth part is the minute of the hour. It cannot be selected here, but is kept. */
export const ScheduleField = createComponent({
  react: React,
  tagName: 'sky-schedule-field',
  elementClass: SkyScheduleField,
  displayName: 'ScheduleField',
  events: {
    onInput: 'input' as EventName<Event>,
    onChange: 'change' as EventName<Event>,
  },
});
