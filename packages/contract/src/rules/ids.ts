const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What an id in an address looks like. */
export const isUuid = (text: string): boolean => uuid.test(text);
