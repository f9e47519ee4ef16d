/** Where a visit ended: the first address that does not send on, or that somebody wanted to see. */
export interface Visited {
  readonly url: URL;
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

export interface VisitOptions {
  readonly method?: string;
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Does not ask for this address. */
  readonly stopAt?: (url: URL) => boolean;
}

/** What of a browser a sign-in needs: it keeps cookies by host, follows redirects, and posts forms. */
export interface TestBrowser {
  readonly cookies: Map<string, string>;
  visit(address: string, options?: VisitOptions): Promise<Visited>;
}

const MAX_STEPS = 20;

export function createBrowser(cookies: Map<string, string> = new Map()): TestBrowser {
  async function ask(url: URL, { method = 'GET', form, headers = {} }: VisitOptions): Promise<Response> {
    const answer = await fetch(url, {
      method,
      redirect: 'manual',
      headers: { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '), ...headers },
      ...(form && { body: new URLSearchParams(form) }),
    });
    for (const line of answer.headers.getSetCookie()) keep(line);
    return answer;
  }

  function keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    const isOver = attributes.some((one) => /^max-age=0$/i.test(one) || /^expires=.*1970/i.test(one));
    if (isOver || value === '') cookies.delete(name);
    else cookies.set(name, value);
  }

  return {
    cookies,
    async visit(address, options = {}) {
      let url = new URL(address);
      let next: VisitOptions = options;
      for (let step = 0; step < MAX_STEPS; step += 1) {
        if (options.stopAt?.(url)) return { url, status: 0, text: '', headers: new Headers() };
        const answer = await ask(url, next);
        const location = answer.headers.get('location');
        if (location === null)
          return { url, status: answer.status, text: await answer.text(), headers: answer.headers };
        url = new URL(location, url);
        next = {};
      }
      throw new Error(`No end of redirects at ${url.href}`);
    },
  };
}

/** The pages of the console that end a sign-in. */
export const isConsolePage = ({ pathname }: URL) => /\/(?:auth\/(?:success|failed)|login\/.*)$/.test(pathname);
