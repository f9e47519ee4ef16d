import { array, string, type } from 'superstruct';
import type { CloudService } from '../cloud.ts';

const Made = type({ id: string() });
export const Ids = array(Made);

/** Makes one object; answers with its id. */
export const make = async (service: CloudService, path: string, kind: string, fields: object): Promise<string> =>
  (await service.post(path, { [kind]: fields })).read(type({ [kind]: Made }))[kind]?.id ?? '';
