import { Alert } from '@skydeck/react-bindings/alert';
import { useEndingText } from '../../session/over/useEndingText.ts';

/** Why somebody who was here has to sign in again. */
export const EndedNote = () => <Alert tone="info">{useEndingText()}</Alert>;
