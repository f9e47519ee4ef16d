import type { CORSRule } from '@aws-sdk/client-s3';

export const corsMethods = ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'] as const;
export type CorsMethod = (typeof corsMethods)[number];

export interface CorsRule {
  readonly id: string;
  readonly origins: readonly string[];
  readonly methods: readonly CorsMethod[];
  readonly headers: readonly string[];
  readonly exposed: readonly string[];
  /** Seconds a browser may remember the answer; null: as it likes. */
  readonly maxAge: number | null;
}

const isMethod = (text: string): text is CorsMethod => (corsMethods as readonly string[]).includes(text);

export const readCors = (rules: readonly CORSRule[] = []): readonly CorsRule[] =>
  rules.map(({ ID, AllowedOrigins, AllowedMethods, AllowedHeaders, ExposeHeaders, MaxAgeSeconds }) => ({
    id: ID ?? '',
    origins: AllowedOrigins ?? [],
    methods: (AllowedMethods ?? []).filter(isMethod),
    headers: AllowedHeaders ?? [],
    exposed: ExposeHeaders ?? [],
    maxAge: MaxAgeSeconds ?? null,
  }));

export const writeCors = (rules: readonly CorsRule[]): CORSRule[] =>
  rules.map(({ id, origins, methods, headers, exposed, maxAge }) => ({
    ...(id !== '' && { ID: id }),
    AllowedOrigins: [...origins],
    AllowedMethods: [...methods],
    ...(headers.length > 0 && { AllowedHeaders: [...headers] }),
    ...(exposed.length > 0 && { ExposeHeaders: [...exposed] }),
    ...(maxAge !== null && { MaxAgeSeconds: maxAge }),
  }));
