export { ConfirmDelete, type DeletedItem } from './ConfirmDelete.tsx';
export { DeleteChosen } from './DeleteChosen.tsx';
export { deletionOf } from './deletionOf.tsx';
