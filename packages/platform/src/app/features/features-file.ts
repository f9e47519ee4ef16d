import { readFileSync } from 'node:fs';
import { type Feature, type FeatureOverrides, readOverrides } from '@skydeck/contract';
import { StartRefusal } from '../start/start-refusal.ts';
import { features } from './features.ts';

const VARIABLE = 'SKYDECK_FEATURES_FILE';

/** The features as an operator's file `{"tasks-notifications": false}` switches them. Throws a StartRefusal. */
export function featuresOf(file: string | null): readonly Feature[] {
  if (file === null) return features;
  const switched = readFile(file);
  const unknown = Object.keys(switched).find((id) => features.every((feature) => feature.id !== id));
  if (unknown !== undefined)
    throw new StartRefusal(
      `${VARIABLE} is '${file}', in which '${unknown.replaceAll(/\p{Cc}/gu, ' ')}' is not known; known are ${features.map(({ id }) => id).join(', ')}.`,
    );
  return features.map((feature) => ({ ...feature, enabled: switched[feature.id] ?? feature.enabled }));
}

function readFile(file: string): FeatureOverrides {
  const switched = readOverrides(readText(file));
  if (!switched)
    throw new StartRefusal(`${VARIABLE} is '${file}', which is not JSON like {"${features[0]?.id}": true}.`);
  return switched;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new StartRefusal(`${VARIABLE} is '${file}', which cannot be read (${code}).`);
  }
}
