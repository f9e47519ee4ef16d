import { size, type VolumeToImage } from '@skydeck/contract';
import { boolean, object, string } from 'superstruct';
import { fieldsAt, formModel, required } from '../../kit/form/model.ts';

/** Shaped like the form a person sees. */
export interface DiskDraft {
  name: string;
  isPublic: boolean;
  isProtected: boolean;
}

interface Disk {
  readonly name: string;
  /** A server has it. */
  readonly isUsed: boolean;
}

/** The image that a volume or a snapshot becomes; it begins with its name. */
export const imageOf = ({ name: diskName, isUsed }: Disk) =>
  formModel<DiskDraft, VolumeToImage>({
    shape: object({ name: size(string(), 0, 255), isPublic: boolean(), isProtected: boolean() }),
    check: ({ name }) => required({ name }),
    blank: () => ({ name: diskName, isPublic: false, isProtected: false }),
    toBody: ({ name, isPublic, isProtected }) => ({
      image_name: name.trim(),
      ...(isPublic && { visibility: 'public' as const }),
      ...(isProtected && { protected: true }),
      ...(isUsed && { force: true }),
    }),
    fieldOf: fieldsAt({ image_name: 'name', visibility: 'isPublic', protected: 'isProtected' }),
  });
