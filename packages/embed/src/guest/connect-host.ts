import { isExactOrigin } from '../protocol/fields.ts';
import { readWelcome, writeHello } from '../protocol/handshake.ts';
import type { FromFrame, FromPage, Message, Settings } from '../protocol/messages.ts';
import { readFromPage } from '../protocol/read-from-page.ts';
import { observeSize } from './size.ts';
import { connectV0 } from './v0.ts';

/** Who the page is, and what it may wish for. */
export interface HostOptions {
  /** The page's origin, from the server's list and never from the address bar: `https://portal.example`. */
  readonly hostOrigin: string;
  /** The page's settings: once with its welcome, then at each change. Absent fields were not said. */
  readonly onSettings: (settings: Settings) => void;
  /** The page asks for what the form's own button does; validation and confirmation stay. */
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  /** The page asks for storage access; only a click in the frame can grant it, so show the button. */
  readonly onStorageRequest: () => void;
  /** Also speak version 0, for a tenant whose page still listens to the bare messages. */
  readonly v0?: boolean;
}

/** The frame's end. Facts told before the page answered are kept, the latest of each kind, and told then. */
export interface HostConnection {
  /** Settles with the page's first settings. Stays open when the page never answers, as a version 0 page does. */
  readonly connected: Promise<Settings>;
  ready(data: FromFrame['ready']): void;
  resized(data: FromFrame['resized']): void;
  dirtied(data: FromFrame['dirtied']): void;
  done(data: FromFrame['done']): void;
  changed(data: FromFrame['changed']): void;
  cancelled(): void;
  session(data: FromFrame['session']): void;
  storage(data: FromFrame['storage']): void;
  failed(data: FromFrame['failed']): void;
  /** Reports the height of the form, or of a taller open popover, from now on. Returns how to stop. */
  observeSize(root: HTMLElement): () => void;
  /** Ends the connection: no listener and no open port is left. */
  close(): void;
}

interface Line {
  send<Type extends keyof FromFrame>(type: Type, data: FromFrame[Type]): void;
  close(): void;
}

/**
 * Connects this document to the page that frames it.
 *
 * Null, with nothing installed, in a document that is not framed and where either side has an opaque origin:
 * a listener in an ordinary tab could be spoken to by whoever opened it.
 */
export function connectHost(options: HostOptions): HostConnection | null {
  if (window.parent === window || !isExactOrigin(options.hostOrigin) || !isExactOrigin(window.origin)) return null;

  const v0 = options.v0 ? connectV0(options.hostOrigin, options.onStorageRequest) : null;
  const stops = new Set<() => void>();
  let line!: Line;
  const connected = new Promise<Settings>((settle) => {
    line = openLine(options, (settings) => {
      v0?.close();
      options.onSettings(settings);
      settle(settings);
    });
  });

  return {
    connected,
    ready: (data) => line.send('ready', data),
    resized: (data) => line.send('resized', data),
    dirtied: (data) => line.send('dirtied', data),
    done: (data) => line.send('done', data),
    changed: (data) => line.send('changed', data),
    cancelled: () => line.send('cancelled', {}),
    session(data) {
      line.send('session', data);
      v0?.session(data.state);
    },
    storage(data) {
      line.send('storage', data);
      v0?.storage(data.state);
    },
    failed: (data) => line.send('failed', data),
    observeSize(root) {
      const stop = observeSize(root, (height) => line.send('resized', { height }));
      stops.add(stop);
      return stop;
    },
    close() {
      stops.forEach((stop) => stop());
      v0?.close();
      line.close();
    },
  };
}

/** The handshake, then the port. Only the first welcome counts: nobody can re-connect us. */
function openLine(options: HostOptions, onWelcome: (settings: Settings) => void): Line {
  const { hostOrigin } = options;
  const nonce = crypto.getRandomValues(new Uint32Array(4)).join('-');
  const waiting = new Map<keyof FromFrame, unknown>();
  let port: MessagePort | null = null;
  let closed = false;

  function onWindowMessage(event: MessageEvent) {
    // Who first, what second: a stranger's message is not even looked at.
    if (event.source !== window.parent || event.origin !== hostOrigin) return;
    const welcome = readWelcome(event.data);
    if (welcome?.nonce !== nonce || !event.ports[0]) return;
    window.removeEventListener('message', onWindowMessage);
    port = event.ports[0];
    port.onmessage = ({ data }) => obey(readFromPage(data), options);
    onWelcome(welcome.settings);
    waiting.forEach((data, type) => port?.postMessage({ type, data }));
    waiting.clear();
  }

  window.addEventListener('message', onWindowMessage);
  window.parent.postMessage(writeHello(nonce), hostOrigin);

  return {
    send(type, data) {
      if (closed) return;
      if (port) return port.postMessage({ type, data });
      waiting.delete(type); // so that the latest fact of a kind also has the latest place
      waiting.set(type, data);
    },
    close() {
      closed = true;
      window.removeEventListener('message', onWindowMessage);
      port?.close();
    },
  };
}

function obey(message: Message<FromPage> | null, options: HostOptions) {
  switch (message?.type) {
    case 'configure':
      return options.onSettings(message.data);
    case 'submit':
      return options.onSubmit();
    case 'cancel':
      return options.onCancel();
    case 'requestStorageAccess':
      return options.onStorageRequest();
    case undefined:
      return;
  }
}
