import {
  type FieldProblem,
  type FlavorBody,
  flavorLimits,
  isWithin,
  type NumberRange,
  outOfRange,
  PLACEMENTS_MOST,
  problem,
  size,
} from '@skydeck/contract';
import { array, object, string } from 'superstruct';
import { fieldsAt, formModel, required, wrongOf } from '../../kit/form/model.ts';

/** Shaped like the form a person sees: numbers as they are typed. */
export interface FlavorDraft {
  name: string;
  vcpus: string;
  /** MiB. */
  ram: string;
  swap: string;
  placements: string[];
}

export const newFlavor = formModel<FlavorDraft, FlavorBody>({
  shape: object({
    name: size(string(), 0, 255),
    vcpus: string(),
    ram: string(),
    swap: string(),
    placements: size(array(string()), 0, PLACEMENTS_MOST),
  }),
  // spec: flavor.limits
  check: ({ name, vcpus, ram, swap }) => ({
    ...required({ name }),
    ...wrongOf({
      vcpus: numberProblem(vcpus, flavorLimits.vcpus),
      ram: numberProblem(ram, flavorLimits.ram),
      swap: swap.trim() !== '' && numberProblem(swap, flavorLimits.swap),
    }),
  }),
  blank: () => ({ name: '', vcpus: '', ram: '', swap: '', placements: [] }),
  toBody: ({ name, vcpus, ram, swap, placements }) => ({
    name: name.trim(),
    vcpus: Number(vcpus),
    ram: Number(ram),
    ...(swap.trim() && { swap: Number(swap) }),
    ...(placements.length > 0 && { traits: placements }),
  }),
  fieldOf: fieldsAt({ traits: 'placements' }),
});

function numberProblem(text: string, range: NumberRange): FieldProblem | null {
  if (text.trim() === '') return problem('required', 'This is required');
  return isWithin(range, Number(text)) ? null : outOfRange('It', range);
}
