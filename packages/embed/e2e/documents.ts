import type { HostConnection } from '../dist/guest/index.js';

/** A window message as a document got it, wanted or not. */
export interface Heard {
  readonly origin: string;
  readonly data: unknown;
  readonly ports: number;
}

declare global {
  interface Window {
    /** Every window message of this document. */
    heard: Heard[];
    /** In the page: every `sky-` event. In the frame: every wish. */
    told: unknown[];
    host: HostConnection | null;
    /** What a hand-written document was given. */
    ports: MessagePort[];
    known: Window[];
    forge(messages: readonly unknown[]): void;
    hello(versions?: readonly number[]): void;
  }
}

const DOCTYPE = '<!doctype html><meta charset="utf-8"><title>Test</title>';

/** Every document of the tests writes down what it hears, before any other script runs. */
const RECORD = `<script>
  window.heard = [];
  window.told = [];
  addEventListener('message', (event) => {
    heard.push({ origin: event.origin, data: event.data, ports: event.ports.length });
  });
</script>`;

/** Somebody's portal with our elements, loaded from the console. */
export function portal(consoleOrigin: string, body: string, lang = 'en'): string {
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>Portal</title>${RECORD}
    <script>
      for (const type of ['ready', 'done', 'changed', 'cancelled', 'dirtied', 'session', 'storage', 'failed']) {
        addEventListener('sky-' + type, (event) => {
          const { title, kind, resource, id, dirty, code, status } = event;
          const own = { title, kind, resource, id, dirty, code, status, from: event.target.id || undefined };
          if (type === 'session' || type === 'storage') own.state = event.state;
          told.push({ type: event.type, ...JSON.parse(JSON.stringify(own)) });
        });
      }
    </script>
    <script type="module" src="${consoleOrigin}/embed/v1/host.js"></script>
    ${body}</html>`;
}

/** A form of the console, on the real guest bundle. `hostOrigin` is what the server wrote into it. */
export function form(hostOrigin: string, options = ''): string {
  return `${DOCTYPE}${RECORD}
    <style>body { margin: 0 } main { block-size: 300px }</style>
    <main><button>Create</button></main>
    <script type="module">
      import { connectHost } from '/guest.js';
      window.host = connectHost({
        hostOrigin: ${JSON.stringify(hostOrigin)},
        onSettings: (settings) => told.push({ settings }),
        onSubmit: () => told.push('submit'),
        onCancel: () => told.push('cancel'),
        onStorageRequest: () => told.push('storage'),
        ${options}
      });
      window.host?.ready({ title: 'A form' });
      window.host?.observeSize(document.querySelector('main'));
      // To anybody: proves that whoever heard nothing else could have heard something.
      parent.postMessage('control', '*');
    </script>`;
}

/** A frame that speaks the protocol by hand, so that it can break it. */
export const RAW_FRAME = `${DOCTYPE}${RECORD}<script>
  window.ports = [];
  addEventListener('message', ({ data, ports: [port] }) => {
    if (data?.type === 'welcome') ports.push(port);
  });
  window.hello = (versions = [1]) =>
    parent.postMessage({ mark: 'skydeck-embed', type: 'hello', versions, nonce: 'by-hand' }, '*');
  hello();
</script>`;

/** A document of a third party: it collects windows and ports, and lies. */
export const STRANGER = `${DOCTYPE}${RECORD}<script>
  window.known = [parent];
  window.ports = [];
  addEventListener('message', ({ source, data, ports: [port] }) => {
    if (data === 'here') known.push(source);
    if (port) ports.push(port);
  });
  window.forge = (messages) => {
    for (const target of known) {
      for (const message of messages) {
        const { port1, port2 } = new MessageChannel();
        target.postMessage(message, '*', [port2]);
        port1.postMessage({ type: 'configure', data: { scheme: 'forged' } });
        port1.postMessage({ type: 'done', data: { kind: 'created', resource: 'router', id: 'forged' } });
        port1.postMessage({ type: 'submit', data: {} });
      }
    }
  };
</script>`;
