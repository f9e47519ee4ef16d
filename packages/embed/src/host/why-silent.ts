import type { Silence } from './events.ts';

/** Milliseconds in which a console that is there has said whether this page is listed. */
const ANSWER = 5_000;

/**
 * Asks the console whether this page is on its list: a browser does not say why it shows no document in a frame. Where the
 * page's own policy (`connect-src`) forbids even that, no more can be known.
 */
export async function whySilent(address: URL): Promise<Silence> {
  const [prefix] = address.pathname.split('/iframe/');
  const listed = `${address.origin}${prefix}/embed/v1/listed`;
  let isForbidden = false;
  const stop = onForbidden('connect-src', address.origin, () => (isForbidden = true));
  try {
    const { status } = await fetch(listed, { credentials: 'omit', signal: AbortSignal.timeout(ANSWER) });
    return status === 403 ? 'unlisted' : 'silent';
  } catch {
    await reported();
    return isForbidden ? 'silent' : 'unreachable';
  } finally {
    stop();
  }
}

/** A browser refuses first, and reports the policy in a task of its own, which is waiting by then. */
function reported(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  port2.postMessage(null);
  return new Promise((next) => (port1.onmessage = next));
}

/** Calls when this page's own policy keeps the browser from an origin. Returns how to stop. */
export function onForbidden(
  directive: 'frame-src' | 'connect-src',
  origin: string,
  onViolation: () => void,
): () => void {
  function look({ effectiveDirective, blockedURI, disposition }: SecurityPolicyViolationEvent) {
    if (effectiveDirective !== directive || disposition !== 'enforce') return;
    if (URL.canParse(blockedURI) && new URL(blockedURI).origin === origin) onViolation();
  }
  document.addEventListener('securitypolicyviolation', look);
  return () => document.removeEventListener('securitypolicyviolation', look);
}
