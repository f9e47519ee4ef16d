import { checkUplink, type FieldProblems, type PhysicalNetwork, type UntaggedNetworkBody } from '@skydeck/contract';
import { enums, object, string } from 'superstruct';
import { formModel } from '../../kit/form/model.ts';
import { accessFieldOf, AccessShape, type AccessRow, checkRows, policiesOf } from './access.form.ts';
import { fieldOf, type NetworkDraft, networkFields, newNetworkInSteps, toBody } from './network.form.ts';

export const physicalKinds = ['flat', 'vlan'] as const;

/** A new network with the place on the hosts that it takes, and whom it is opened to. */
export interface PhysicalDraft extends NetworkDraft {
  kind: (typeof physicalKinds)[number];
  /** One of the hosts' networks, by its name. */
  physical: string;
  vlan: string;
  access: AccessRow[];
}

export type PhysicalBody = UntaggedNetworkBody & { readonly vlan_id?: number };

const vlanOf = ({ kind, vlan }: PhysicalDraft) => (kind === 'vlan' ? Number(vlan) : null);

function physicalBody(draft: PhysicalDraft): PhysicalBody {
  const vlan = vlanOf(draft);
  return {
    ...toBody(draft),
    physical_network: draft.physical,
    rbac_policies: policiesOf(draft.access),
    ...(vlan !== null && { vlan_id: vlan }),
  };
}

export function physicalFieldOf(path: string, draft: PhysicalDraft): string {
  if (path === 'physical_network') return 'physical';
  if (path === 'vlan_id') return 'vlan';
  return path.startsWith('rbac_policies') ? accessFieldOf(path) : fieldOf(path, draft);
}

interface Context {
  /** All networks of the hosts. */
  readonly known: readonly PhysicalNetwork[];
  /** Whose it will be. */
  readonly projectId: string;
}

/** Whoever may make one administers the cloud. */
const mayOpenToEveryone = true;

function check(draft: PhysicalDraft, { known, projectId }: Context): FieldProblems {
  const uplink = checkUplink({ physical_network: draft.physical, vlan_id: vlanOf(draft) }, known);
  return {
    ...newNetworkInSteps.check?.(draft),
    ...Object.fromEntries(Object.entries(uplink).map(([path, wrong]) => [physicalFieldOf(path, draft), wrong])),
    ...checkRows(draft.access, { network: { type: draft.kind, project_id: projectId }, mayOpenToEveryone }),
  };
}

export const newPhysicalNetwork = (context: Context) =>
  formModel<PhysicalDraft, PhysicalBody>({
    shape: object({
      ...networkFields,
      kind: enums(physicalKinds),
      physical: string(),
      vlan: string(),
      access: AccessShape,
    }),
    check: (draft) => check(draft, context),
    blank: () => ({ ...newNetworkInSteps.blank(), kind: 'flat', physical: '', vlan: '', access: [] }),
    toBody: physicalBody,
    fieldOf: physicalFieldOf,
  });
