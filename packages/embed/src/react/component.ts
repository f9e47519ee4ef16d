import { createElement, type CSSProperties, type ReactElement, type Ref, useEffect } from 'react';
import type {
  FormFrame,
  SkyCancelledEvent,
  SkyChangedEvent,
  SkyDirtiedEvent,
  SkyDoneEvent,
  SkyFailedEvent,
  SkyReadyEvent,
  SkySessionEvent,
  SkyStorageEvent,
} from '../host/index.ts';
import type { Locale, Mode } from '../protocol/index.ts';

/** What every form takes. */
export interface FrameProps<Element extends FormFrame> {
  readonly ref?: Ref<Element>;
  readonly id?: string;
  readonly className?: string;
  readonly style?: CSSProperties;
  /** The project the form works in; without it, the one of the person's session. */
  readonly projectId?: string;
  /** One of the nine languages, `de-AT` included; without it, that of the nearest `lang`. */
  readonly locale?: Locale | (string & {});
  /** The name of one of the console's colour schemes. */
  readonly scheme?: string;
  /** Offers the form's request as code, in a drawer. */
  readonly withCode?: boolean;
  readonly mode?: Mode;
  /** The accessible name of the form; without it, ours in its language. */
  readonly label?: string;
  readonly onReady?: (event: SkyReadyEvent) => void;
  readonly onDone?: (event: SkyDoneEvent) => void;
  /** Of forms whose parts come into force one by one. */
  readonly onChanged?: (event: SkyChangedEvent) => void;
  readonly onCancelled?: (event: SkyCancelledEvent) => void;
  readonly onDirtied?: (event: SkyDirtiedEvent) => void;
  readonly onSession?: (event: SkySessionEvent) => void;
  readonly onStorage?: (event: SkyStorageEvent) => void;
  readonly onFailed?: (event: SkyFailedEvent) => void;
}

export interface ConsoleFormProps<Element extends FormFrame> extends FrameProps<Element> {
  /** Where the console is: `https://console.example`, with its path if it has one. */
  readonly consoleOrigin: string;
}

const EVENTS = ['Ready', 'Done', 'Changed', 'Cancelled', 'Dirtied', 'Session', 'Storage', 'Failed'];
const SHARED = ['id', 'ref', 'className', 'style', 'locale', 'scheme', 'mode', 'label'];

const propertyOf = (attribute: string) => attribute.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * A component that is an element and nothing more. Its code is fetched when it is shown: a page rendered on a server has
 * the bare tag, and one component never brings another's element.
 */
export function frameComponent<Props>(
  tag: string,
  own: readonly string[],
  load: () => Promise<unknown>,
): (props: Props) => ReactElement {
  const attributes = ['console-origin', 'project-id', ...own];
  function Component(props: Readonly<Record<string, unknown>>) {
    useEffect(() => void load(), []);
    return createElement(tag, {
      ...Object.fromEntries(SHARED.map((name) => [name, props[name]])),
      // The element's own reading of a boolean attribute: there, or not there.
      'with-code': props['withCode'] === true ? '' : undefined,
      ...Object.fromEntries(attributes.map((name) => [name, props[propertyOf(name)]])),
      // React 19 takes what follows `on` as the event's name.
      ...Object.fromEntries(EVENTS.map((event) => [`onsky-${event.toLowerCase()}`, props[`on${event}`]])),
    });
  }
  Component.displayName = tag;
  return Component as unknown as (props: Props) => ReactElement;
}
