// Written by scripts/write.ts.
export * from '@skydeck/elements/wording';
