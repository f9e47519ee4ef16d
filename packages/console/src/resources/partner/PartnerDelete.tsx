import type { Partner } from '@skydeck/contract';
import { Deletion } from '../../kit/confirm/index.ts';
import type { ActionDialogProps } from '../../kit/list/index.ts';
import { partnersOf } from './partners.ts';

export function PartnerDelete(asked: ActionDialogProps<Partner>) {
  const [partner] = asked.chosen;
  if (!partner) return null;
  return <Deletion resource={partnersOf(partner.domain_id)} distinct="none" {...asked} />;
}
