/** An id is pasted, in whole or its first signs as a table shows them. */
export const isIdStart = (text: string) => /^[0-9a-f][0-9a-f-]{5,35}$/i.test(text);
