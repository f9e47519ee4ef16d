/**
 * Where the console is served from: '' or `/api/agent_direct/{id}/lca`. Every call and `/ws` go below it
 * (spec: navigation.prefix).
 */
export function basePathOf(pathname: string): string {
  return /^\/api\/agent_direct\/[^/]+\/lca(?=\/|$)/.exec(pathname)?.[0] ?? '';
}
