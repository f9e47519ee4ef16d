import {
  chooseVersion,
  isExactOrigin,
  readFromFrame,
  readHello,
  writeWelcome,
  type FromFrame,
  type FromPage,
  type Message,
  type Settings,
} from '../protocol/index.ts';

/** What the page's half hears of its frame. */
export interface FrameListener {
  /** The frame's document knows us; said again after each reload of it. */
  readonly onConnected: () => void;
  /** The frame speaks majors that we do not. */
  readonly onStrange: () => void;
  readonly onMessage: (message: Message<FromFrame>) => void;
}

export interface FrameConnection {
  /** Lost when no frame is connected: wishes are not kept for a document that may be another one. */
  send<Type extends keyof FromPage>(type: Type, data: FromPage[Type]): void;
  close(): void;
}

/**
 * The page's half. One iframe, one origin, one port at a time.
 *
 * @throws {TypeError} When the iframe's address has no exact origin: then nobody could be told from anybody.
 */
export function connectFrame(
  iframe: HTMLIFrameElement,
  settings: () => Settings,
  listener: FrameListener,
): FrameConnection {
  const { origin } = new URL(iframe.src);
  if (!isExactOrigin(origin)) throw new TypeError(origin);
  let port: MessagePort | null = null;

  function onWindowMessage(event: MessageEvent) {
    // Who first, what second: a stranger's message is not even looked at.
    const frame = iframe.contentWindow;
    if (!frame || event.source !== frame || event.origin !== origin) return;
    const hello = readHello(event.data);
    if (!hello) return;
    port?.close(); // the frame reloaded: its old port must not speak for the new document
    port = null;
    const version = chooseVersion(hello.versions);
    if (version === null) return listener.onStrange();
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = ({ data }) => {
      const message = readFromFrame(data);
      if (message) listener.onMessage(message);
    };
    frame.postMessage(writeWelcome({ version, nonce: hello.nonce, settings: settings() }), {
      targetOrigin: origin,
      transfer: [channel.port2],
    });
    listener.onConnected();
  }

  window.addEventListener('message', onWindowMessage);
  return {
    send(type, data) {
      port?.postMessage({ type, data });
    },
    close() {
      window.removeEventListener('message', onWindowMessage);
      port?.close();
      port = null;
    },
  };
}
