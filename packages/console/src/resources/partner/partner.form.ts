import { checkPartner, type Partner, type PartnerBody, type PartnerUpdate } from '@skydeck/contract';
import { type Infer, object, string } from 'superstruct';
import { formModel } from '../../kit/form/model.ts';

const shape = object({ name: string(), origin: string(), v0_until: string() });
export type PartnerDraft = Infer<typeof shape>;

const toBody = ({ name, origin, v0_until }: PartnerDraft): PartnerBody => ({
  name: name.trim(),
  origin: origin.trim(),
  v0_until: v0_until.trim() || null,
});
const check = (draft: PartnerDraft) => checkPartner(toBody(draft));
const blank = (): PartnerDraft => ({ name: '', origin: '', v0_until: '' });

export const newPartner = formModel<PartnerDraft, PartnerBody>({ shape, check, blank, toBody });

export const partnerChange = formModel<PartnerDraft, PartnerUpdate, Partner>({
  shape,
  check,
  blank,
  from: ({ name, origin, v0_until }) => ({ name, origin, v0_until: v0_until ?? '' }),
  toBody,
});
