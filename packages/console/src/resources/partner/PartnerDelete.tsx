import type { Partner } from '@skydeck/contract';
import { Deletion } from '../../kit/confirm/index.ts';
import type { ActionDialogProps } from '../../kit/list/index.ts';
import { partnersOf } from './partners.ts';
import { partnerWords } from './words.ts';

export function PartnerDelete(asked: ActionDialogProps<Partner>) {
  const [partner] = asked.chosen;
  if (!partner) return null;
  const partners = partnersOf(partner.domain_id);
  return <Deletion resource={partners} words={partnerWords} icon="handshake" distinct="none" {...asked} />;
}
