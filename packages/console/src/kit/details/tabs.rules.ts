/** The tab whose address leads furthest towards the page: `/routers/7` gives way to `/routers/7/routes`. */
export function currentTab<Tab extends { readonly to: string }>(tabs: readonly Tab[], pathname: string): Tab | null {
  const leading = tabs.filter(({ to }) => pathname === to || pathname.startsWith(`${to.replace(/\/$/, '')}/`));
  return leading.sort((one, other) => other.to.length - one.to.length)[0] ?? null;
}
