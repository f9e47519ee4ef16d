import { isPointFailure } from '@skydeck/contract';
import { useText } from '../../kit/text/index.ts';
import { recoveryPointWords } from './recovery-point.ts';

/** Why a recovery point could not be made or deleted: a sentence for each code, and one for those of a newer server. */
export function useFailureText() {
  const t = useText(recoveryPointWords);
  return (code: string) => t(`reason.${isPointFailure(code) ? code : 'unknown'}`);
}
