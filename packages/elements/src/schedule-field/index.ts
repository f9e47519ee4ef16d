export { SkyScheduleField } from './schedule-field.js';
export type { Schedule, SchedulePreset } from './schedule.rules.js';
