// Other resources' pages open it; what it needs comes with it.
export const loadVolumeCreate = async () => (await import('./VolumeCreate.tsx')).VolumeCreate;
