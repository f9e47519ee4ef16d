interface TabPath {
  readonly to: string;
  /** Forms that lie over the tab and not below its address. */
  readonly also?: readonly string[];
}

/** The tab whose address leads furthest towards the page: `/routers/7` gives way to `/routers/7/routes`. */
export function currentTab<Tab extends TabPath>(tabs: readonly Tab[], pathname: string): Tab | null {
  const leads = (to: string) => pathname === to || pathname.startsWith(`${to.replace(/\/$/, '')}/`);
  const leading = tabs.flatMap((tab) => [tab.to, ...(tab.also ?? [])].filter(leads).map((to) => ({ tab, to })));
  return leading.sort((one, other) => other.to.length - one.to.length)[0]?.tab ?? null;
}
