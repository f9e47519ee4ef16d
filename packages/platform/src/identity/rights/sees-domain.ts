import type { Scope } from '../../http/scope.ts';

/** Whether a domain is there for the caller: their own, and for roles of the system all of them. */
export const seesDomain = (
  { isSystem, domainId: own }: Pick<Scope, 'isSystem' | 'domainId'>,
  domainId: string,
): boolean => isSystem || own === domainId;
