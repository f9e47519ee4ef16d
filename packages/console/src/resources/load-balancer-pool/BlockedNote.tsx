import { Alert } from '@skydeck/react-bindings/alert';

/** Why nothing can be changed just now. */
export const BlockedNote = ({ why }: { why: string }) => <Alert tone="warning">{why}</Alert>;
