export { connectFrame, type FrameConnection, type FrameListener } from './connect-frame.ts';
export {
  SkyCancelledEvent,
  SkyDirtiedEvent,
  SkyDoneEvent,
  SkyFailedEvent,
  SkyReadyEvent,
  SkySessionEvent,
  SkyStorageEvent,
  type FailureCode,
} from './events.ts';
export { FormFrame } from './form-frame/form-frame.ts';
export { SkyFrame } from './frame/frame.ts';
export type { FrameState } from './lifecycle.ts';
export { SkyNetworkAdd } from './network-add/network-add.ts';
export { SkyRouterAdd } from './router-add/router-add.ts';
export { SkyRouterEdit } from './router-edit/router-edit.ts';
