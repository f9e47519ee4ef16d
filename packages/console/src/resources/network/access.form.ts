import {
  accessOfActions,
  actionsOfAccess,
  checkAccess,
  type FieldProblems,
  type Network,
  type NetworkAccess,
  networkAccesses,
  type NetworkUpdate,
  type RbacPolicy,
} from '@skydeck/contract';
import { array, enums, object, string } from 'superstruct';
import { formModel } from '../../kit/form/model.ts';

/** One line of the form: who, and what. */
export interface AccessRow {
  /** A project's id, `*`, or the id of a domain behind `domain:`. */
  project: string;
  access: NetworkAccess;
}

export interface AccessDraft {
  access: AccessRow[];
}

export const AccessShape = array(object({ project: string(), access: enums(networkAccesses) }));

const DOMAIN = 'domain:';

/** All projects of a domain, as a line of the form has them. */
export const domainTarget = (id: string): string => `${DOMAIN}${id}`;
/** The domain that a line is for; null: it is for a project, or everybody. */
export const domainOfTarget = (target: string): string | null =>
  target.startsWith(DOMAIN) ? target.slice(DOMAIN.length) : null;

const targetOf = (target: string): Pick<RbacPolicy, 'target_project' | 'target_domain'> => {
  const domain = domainOfTarget(target);
  return domain === null ? { target_project: target } : { target_domain: domain };
};

export const policiesOf = (rows: readonly AccessRow[]) =>
  rows.map(({ project, access }) => ({ ...targetOf(project.trim()), actions: actionsOfAccess(access) }));

export const rowsOf = (policies: readonly RbacPolicy[]): AccessRow[] =>
  policies.flatMap(({ target_project, target_domain, actions }) => {
    const access = accessOfActions(actions);
    const project = target_domain === undefined ? (target_project ?? '') : domainTarget(target_domain);
    return access ? [{ project, access }] : [];
  });

/** Where a problem of the wire's policies shows; of all of them together on top of the form. */
export function accessFieldOf(path: string): string {
  const [, at, part] = /^rbac_policies\.(\d+)\.(target_project|target_domain|actions)/.exec(path) ?? [];
  if (at === undefined) return path;
  return `access.${at}.${part === 'actions' ? 'access' : 'project'}`;
}

export type AccessContext = Parameters<typeof checkAccess>[1] & {
  /** The network's; left out: the form offers no domains. */
  readonly domainId?: string;
};

export const checkRows = (rows: readonly AccessRow[], context: AccessContext): FieldProblems =>
  Object.fromEntries(
    Object.entries(checkAccess(policiesOf(rows), context)).map(([path, wrong]) => [accessFieldOf(path), wrong]),
  );

/** Who may use a network besides its own project: what is not in the form any more ends. */
export const accessChange = (context: AccessContext) =>
  formModel<AccessDraft, NetworkUpdate, Network>({
    shape: object({ access: AccessShape }),
    check: ({ access }) => checkRows(access, context),
    blank: () => ({ access: [] }),
    from: ({ rbac_policies }) => ({ access: rowsOf(rbac_policies) }),
    toBody: ({ access }) => ({ rbac_policies: policiesOf(access) }),
    fieldOf: accessFieldOf,
  });
