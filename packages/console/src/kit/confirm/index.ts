export { ConfirmAct, deletionOf } from './asking.ts';
export { ConfirmDelete, type DeletedItem } from './ConfirmDelete.tsx';
export { DeleteOne } from './DeleteOne.tsx';
