import {
  type FieldProblem,
  isWithin,
  outOfRange,
  problem,
  type RestoreBody,
  size,
  type Volume,
  VOLUME_SIZE,
  type VolumeAttach,
  type VolumeBody,
  type VolumeClone,
  type VolumeExtend,
  type VolumeTransferAccept,
  type VolumeTransferBody,
  type VolumeUpdate,
} from '@skydeck/contract';
import { boolean, enums, object, string } from 'superstruct';
import { fieldsAt, formModel, required, wrongOf } from '../../kit/form/model.ts';

export const volumeSources = ['blank', 'image', 'snapshot', 'point'] as const;
export type VolumeSource = (typeof volumeSources)[number];

/** Shaped like the form a person sees: numbers as they are typed. */
export interface VolumeDraft {
  source: VolumeSource;
  image: string;
  snapshot: string;
  point: string;
  name: string;
  description: string;
  /** GiB. Left out: as large as what it is made from. */
  size: string;
  /** Its name; '' is that of the source, or the cloud's. */
  policy: string;
  bootable: boolean;
}

/** A volume of a recovery point is made by the call that restores it. */
export type VolumeRequest =
  | { readonly point: null; readonly body: VolumeBody }
  | { readonly point: string; readonly body: RestoreBody };

const Name = size(string(), 0, 255);
const Description = size(string(), 0, 255);
const policyOf = ({ policy }: { readonly policy: string }) => (policy === '' ? {} : { storage_policy_name: policy });

// spec: volume.size
function sizeProblem(text: string, least: number = VOLUME_SIZE.least): FieldProblem | null {
  if (text.trim() === '') return problem('required', 'This is required');
  const range = { least, most: VOLUME_SIZE.most };
  return isWithin(range, Number(text)) ? null : outOfRange('size', range);
}

/** What it is made of, where its form begins with that. */
export const newVolume = ({ image = '', snapshot = '' } = {}) =>
  formModel<VolumeDraft, VolumeRequest>({
    shape: object({
      source: enums(volumeSources),
      image: string(),
      snapshot: string(),
      point: string(),
      name: Name,
      description: Description,
      size: string(),
      policy: string(),
      bootable: boolean(),
    }),
    check: ({ source, name, size: gib, ...draft }) => ({
      ...required({
        name,
        ...(source !== 'blank' && { [source]: draft[source] }),
      }),
      ...wrongOf({ size: (source === 'blank' || gib.trim() !== '') && sizeProblem(gib) }),
    }),
    blank: () => ({
      source: image !== '' ? 'image' : snapshot !== '' ? 'snapshot' : 'blank',
      image,
      snapshot,
      point: '',
      name: '',
      description: '',
      size: '',
      policy: '',
      bootable: false,
    }),
    toBody(draft) {
      const { source, point, policy } = draft;
      const plain = { name: draft.name.trim(), ...(draft.size.trim() !== '' && { size: Number(draft.size) }) };
      if (source === 'point') return { point, body: { ...plain, ...(policy !== '' && { storage_policy: policy }) } };
      const description = draft.description.trim();
      return {
        point: null,
        body: {
          ...plain,
          ...(description !== '' && { description }),
          ...policyOf(draft),
          ...(source === 'image' && { image_id: draft.image }),
          ...(source === 'snapshot' && { snapshot_id: draft.snapshot }),
          ...(source === 'blank' && { bootable: draft.bootable }),
        },
      };
    },
    fieldOf: fieldsAt({
      image_id: 'image',
      snapshot_id: 'snapshot',
      storage_policy_name: 'policy',
      storage_policy: 'policy',
    }),
  });

/** How many GiB a draft asks for; 0 while that is no number. */
export const gibOf = (text: string): number => (isWithin(VOLUME_SIZE, Number(text)) ? Number(text) : 0);

export interface VolumeTexts {
  name: string;
  description: string;
  bootable: boolean;
}

export const volumeChange = formModel<VolumeTexts, VolumeUpdate, Volume>({
  shape: object({ name: Name, description: Description, bootable: boolean() }),
  check: ({ name }) => required({ name }),
  blank: () => ({ name: '', description: '', bootable: false }),
  from: ({ name, description, bootable }) => ({ name, description, bootable }),
  toBody: ({ name, description, bootable }) => ({ name: name.trim(), description: description.trim(), bootable }),
});

// spec: volume.extend
export const extension = (volume: Pick<Volume, 'size'>) =>
  formModel<{ size: string }, VolumeExtend>({
    shape: object({ size: string() }),
    check: (draft) => wrongOf({ size: sizeProblem(draft.size, volume.size + 1) }),
    blank: () => ({ size: '' }),
    toBody: (draft) => ({ size: Number(draft.size) }),
  });

export interface CloneDraft {
  name: string;
  size: string;
  policy: string;
}

// spec: volume.clone
export const cloneOf = (volume: Pick<Volume, 'name' | 'size' | 'storage_policy_name'>) =>
  formModel<CloneDraft, VolumeClone>({
    shape: object({ name: Name, size: string(), policy: string() }),
    check: (draft) => ({
      ...required({ name: draft.name }),
      ...wrongOf({ size: sizeProblem(draft.size, volume.size) }),
    }),
    blank: () => ({
      name: `${volume.name}-copy`.slice(0, 255),
      size: String(volume.size),
      policy: volume.storage_policy_name,
    }),
    toBody: (draft) => ({ name: draft.name.trim(), size: Number(draft.size), ...policyOf(draft) }),
    fieldOf: fieldsAt({ storage_policy_name: 'policy' }),
  });

// spec: volume.retype
export const retype = formModel<{ policy: string }, VolumeUpdate>({
  shape: object({ policy: string() }),
  check: ({ policy }) => required({ policy }),
  blank: () => ({ policy: '' }),
  toBody: policyOf,
  fieldOf: fieldsAt({ storage_policy_name: 'policy' }),
});

/** To which server; the volume is that of the page. */
export const attachment = (volume: Pick<Volume, 'id'>) =>
  formModel<{ server: string }, VolumeAttach & { readonly serverId: string }>({
    shape: object({ server: string() }),
    check: ({ server }) => required({ server }),
    blank: () => ({ server: '' }),
    toBody: ({ server }) => ({ serverId: server, volume_id: volume.id }),
    fieldOf: fieldsAt({ volume_id: 'server' }),
  });

export const transferOffer = formModel<{ name: string }, VolumeTransferBody>({
  shape: object({ name: Name }),
  blank: () => ({ name: '' }),
  toBody: ({ name }) => (name.trim() === '' ? {} : { name: name.trim() }),
});

export interface AcceptDraft {
  transfer: string;
  key: string;
}

export const transferAcceptance = formModel<AcceptDraft, VolumeTransferAccept & { readonly id: string }>({
  shape: object({ transfer: size(string(), 0, 64), key: Name }),
  check: ({ transfer, key }) => required({ transfer, key }),
  blank: () => ({ transfer: '', key: '' }),
  toBody: ({ transfer, key }) => ({ id: transfer.trim(), auth_key: key.trim() }),
  fieldOf: fieldsAt({ auth_key: 'key' }),
});
