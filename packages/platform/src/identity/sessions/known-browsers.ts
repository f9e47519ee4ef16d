import { array, type Infer, is, number, object, string } from 'superstruct';
import { passwordMarkOf } from '../accounts/credentials.ts';
import type { Exchange } from '../../http/exchange.ts';
import { BrokenSeal, type Sealing } from '../../store/sealing.ts';
import type { Store, Tx } from '../../store/store.ts';
import { BROWSER_KNOWN_MS, browserCookie, browserCookieName } from './cookies.ts';
import { newSecret } from '../../store/secrets.ts';

/** A browser, and the accounts that have signed in there; with the mark of the password that it was. */
const Known = object({
  id: string(),
  accounts: array(object({ user: string(), mark: string(), until: number() })),
});
type Known = Infer<typeof Known>;

const MAX_ACCOUNTS = 4;
const PURPOSE = 'known-browser';

/** What a sign-in brings of the browser it comes from. */
export type Browser = Pick<Exchange, 'cookie' | 'isSecure' | 'basePath'>;

/**
 * The browser's id, where this account has signed in there and has its password still; null elsewhere. It opens nothing: its
 * attempts are counted for themselves, and go before those of strangers.
 */
export async function knownBrowser(tx: Tx, sealing: Sealing, browser: Browser, userId: string): Promise<string | null> {
  const known = read(sealing, browser);
  const mark = await passwordMarkOf(tx, userId);
  const isKnown = known?.accounts.some(
    (account) => account.user === userId && account.mark === mark && account.until > tx.now.getTime(),
  );
  return known && isKnown ? known.id : null;
}

/**
 * After a sign-in: the browser is known to this account, besides those that were there last. A frame and its window leave
 * nothing behind.
 */
export async function rememberBrowser(
  store: Store,
  sealing: Sealing,
  exchange: Exchange,
  userId: string,
): Promise<void> {
  if (exchange.frame) return;
  const known = read(sealing, exchange);
  const account = await store.read(async (tx) => ({
    user: userId,
    mark: await passwordMarkOf(tx, userId),
    until: tx.now.getTime() + BROWSER_KNOWN_MS,
  }));
  const others = known?.accounts.filter(({ user }) => user !== userId) ?? [];
  const next: Known = { id: known?.id ?? newSecret(), accounts: [account, ...others].slice(0, MAX_ACCOUNTS) };
  exchange.setHeader('Set-Cookie', browserCookie(sealing.of(PURPOSE).seal(JSON.stringify(next)), exchange));
}

function read(sealing: Sealing, browser: Browser): Known | null {
  const sealed = browser.cookie(browserCookieName(browser));
  if (sealed === null) return null;
  try {
    const known: unknown = JSON.parse(sealing.of(PURPOSE).open(sealed));
    return is(known, Known) ? known : null;
  } catch (error) {
    if (error instanceof BrokenSeal) return null;
    throw error;
  }
}
