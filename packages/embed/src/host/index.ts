export { connectFrame, type FrameConnection, type FrameListener } from './connect-frame.ts';
export {
  SkyCancelledEvent,
  SkyChangedEvent,
  SkyDirtiedEvent,
  SkyDoneEvent,
  SkyFailedEvent,
  SkyReadyEvent,
  SkySessionEvent,
  SkyStorageEvent,
  type FailureCode,
  type Silence,
} from './events.ts';
export * from './elements.ts';
export { ConsoleForm } from './form-frame/console-form.ts';
export { FormFrame } from './form-frame/form-frame.ts';
export type { FrameState } from './lifecycle.ts';
