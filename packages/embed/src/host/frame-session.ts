import type { FromPage, Settings } from '../protocol/index.ts';
import { connectFrame, type FrameListener } from './connect-frame.ts';
import type { Silence } from './events.ts';
import { onForbidden, whySilent } from './why-silent.ts';

/** No hello within this time means that none will come. Milliseconds. */
const SILENCE = 10_000;

/**
 * What the framed document may do. It keeps its own origin and its sign-in window, but cannot navigate this page.
 * The window must shed the sandbox: the console's pages isolate themselves, and a browser shows no such page in a
 * sandboxed window.
 */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-storage-access-by-user-activation';

export interface SessionOptions {
  readonly address: URL;
  /** Where the iframe goes. */
  readonly place: Element;
  readonly name: string;
  readonly settings: () => Settings;
  readonly listener: FrameListener & { readonly onSilent: (why: Silence) => void };
}

/** One iframe from its making to its removal. */
export interface FrameSession {
  send<Type extends keyof FromPage>(type: Type, data: FromPage[Type]): void;
  /** The accessible name of the frame. */
  rename(name: string): void;
  /** CSS pixels. */
  resize(height: number): void;
  /** Removes the iframe, its port and the listener. */
  close(): void;
}

export function openFrameSession({ address, place, name, settings, listener }: SessionOptions): FrameSession {
  const iframe = document.createElement('iframe');
  iframe.setAttribute('sandbox', SANDBOX);
  iframe.allow = 'storage-access';
  iframe.part.add('iframe');
  iframe.title = name;
  iframe.src = address.href;

  let isOpen = true;
  const silence = setTimeout(async () => {
    const why = await whySilent(address);
    // A late word may have come meanwhile.
    if (isOpen) silent(why);
  }, SILENCE);
  const forgetPolicy = onForbidden('frame-src', address.origin, () => silent('blocked'));
  function settle() {
    isOpen = false;
    clearTimeout(silence);
    forgetPolicy();
  }
  function silent(why: Silence) {
    settle();
    listener.onSilent(why);
  }
  const connection = connectFrame(iframe, settings, {
    ...listener,
    onConnected() {
      settle();
      listener.onConnected();
    },
    onStrange() {
      settle();
      listener.onStrange();
    },
  });
  place.append(iframe); // last: a frame that loads speaks at once

  return {
    send: connection.send,
    rename(next) {
      iframe.title = next;
    },
    resize(height) {
      iframe.style.blockSize = `${height}px`;
    },
    close() {
      settle();
      connection.close();
      iframe.remove();
    },
  };
}
