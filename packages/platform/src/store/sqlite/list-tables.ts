import { checkedKind } from '../list-description.ts';

export const textTable = (kind: string) => `list_${checkedKind(kind)}_text`;
export const wordsTable = (kind: string) => `list_${checkedKind(kind)}_words`;
export const entriesTable = (kind: string) => `list_${checkedKind(kind)}_entries`;
