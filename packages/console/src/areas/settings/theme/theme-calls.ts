import {
  type DomainTheme,
  domainPropertyApi,
  fillPath,
  GENERAL_THEME_KEY,
  NotFound,
  type PictureKind,
  type PropertyBody,
  readDomainTheme,
  type Theme,
  THEME_KEY,
  ThemePicture,
  themePictureApi,
  Unreadable,
  upload,
  writeDomainTheme,
} from '@skydeck/contract';
import { readTheme } from '../../../preferences/theme.ts';
import { call, currentClient } from '../../../kit/data/client.ts';

const keys = [THEME_KEY, GENERAL_THEME_KEY] as const;

export interface DomainLooks {
  /** What the domain would look like if it said nothing. */
  readonly brand: Theme;
  readonly own: DomainTheme;
}

export async function readLooks(domainId: string, signal: AbortSignal): Promise<DomainLooks> {
  const [brand, { data }] = await Promise.all([
    readTheme({ domain: domainId, brand_only: true }),
    call(domainPropertyApi.list, { params: { domain: domainId }, signal }),
  ]);
  const valueAt = (wanted: string): unknown => data.find(({ key }) => key === wanted)?.value;
  return { brand, own: readDomainTheme(valueAt(THEME_KEY), valueAt(GENERAL_THEME_KEY)) };
}

/** Each key is replaced, and created where there was none (spec: theme.domain.save). Rejects with a CallError. */
export async function saveLooks(domainId: string, theme: DomainTheme): Promise<void> {
  const values = writeDomainTheme(theme);
  for (const key of keys) await keep(domainId, key, values[key]);
}

async function keep(domain: string, key: string, data: unknown): Promise<void> {
  const params = { domain, key };
  try {
    await call(domainPropertyApi.replace, { params, body: { data } });
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
    // The login page shows it: so everybody may read it.
    const body: PropertyBody = { data, access: 'pub' };
    await call(domainPropertyApi.create, { params, body });
  }
}

/** Back to the brand. Rejects with a CallError. */
export async function resetLooks(domain: string): Promise<void> {
  for (const key of keys) {
    await call(domainPropertyApi.remove, { params: { domain, key } }).catch((error: unknown) => {
      if (!(error instanceof NotFound)) throw error;
    });
  }
}

/** Sends a picture; the theme that names it makes it the domain's. Rejects with a CallError. */
export async function sendPicture(
  id: string,
  kind: PictureKind,
  file: File,
  signal: AbortSignal,
  onProgress: (sent: number, total: number) => void,
): Promise<ThemePicture> {
  const path = fillPath(themePictureApi.add.path, { id, kind });
  const answer = await upload(currentClient(), path, file, { signal, onProgress });
  const [problem, picture] = ThemePicture.validate(answer);
  if (problem) throw new Unreadable(problem.message);
  return picture;
}
