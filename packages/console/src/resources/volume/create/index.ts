// For pages whose object a volume is made of. The folder's own index would be a circle: the form's parts are of those resources.
export const loadVolumeCreate = async () => (await import('../VolumeCreate.tsx')).VolumeCreate;
