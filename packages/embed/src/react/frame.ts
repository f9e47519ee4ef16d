import type { SkyFrame as Element } from '../host/frame/frame.ts';
import { type FrameProps, frameComponent } from './component.ts';

export interface SkyFrameProps extends FrameProps<Element> {
  /** Only needed for a relative `src`. */
  readonly consoleOrigin?: string;
  /** The form's address; a relative one counts from `consoleOrigin`: `iframe/vpn/add`. */
  readonly src: string;
}

/** Any form of the console that may be framed, by its address. */
export const SkyFrame = frameComponent<SkyFrameProps>('sky-frame', ['src'], () => import('../host/frame/define.ts'));
