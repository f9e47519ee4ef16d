// Bare websockets in a process of their own, which their parent has measured and tells what to send.
import { openBareLinks } from '@skydeck/platform/testing/bare-links';

const links = await openBareLinks();
process.send?.({ url: links.url });

process.on('message', (what: { readonly send: string } | 'measure') => {
  if (what !== 'measure') return links.send(what.send);
  globalThis.gc?.();
  globalThis.gc?.();
  process.send?.({ heapMb: process.memoryUsage().heapUsed / 1e6 });
});
process.on('disconnect', () => process.exit());
