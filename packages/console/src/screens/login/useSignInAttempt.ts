import { SignedOut } from '@skydeck/contract';
import { useState } from 'react';
import { signIn } from '../../session/index.ts';

/** Tries to sign in with a password; what came of it. */
export function useSignInAttempt(askedProject: string | null) {
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const [challenge, setChallenge] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const [busy, setBusy] = useState(false);
  const [tries, setTries] = useState(0);

  async function send(account: { readonly username: string; readonly domain?: string }) {
    setBusy(true);
    setFailure(null);
    setOver(false);
    try {
      await signIn({ ...account, password }, askedProject);
    } catch (error) {
      setPassword('');
      const asked = challengeIn(error);
      if (asked !== null) return setChallenge(asked);
      setFailure(error);
      setTries((before) => before + 1);
    } finally {
      setBusy(false);
    }
  }

  return {
    password,
    setPassword,
    /** null: nothing has failed. */
    failure,
    /** What a second step answers; null where none follows. */
    challenge,
    /** The time for the second step is over. */
    isOver,
    busy,
    /** How many have failed. */
    tries,
    send,
    backFromCode: (isTimeOver: boolean) => {
      setChallenge(null);
      setOver(isTimeOver);
    },
  };
}

/** The password was right, and a second step follows. */
function challengeIn(error: unknown): string | null {
  if (!(error instanceof SignedOut) || error.code !== 'second_factor_required') return null;
  const { challenge } = error.values;
  return typeof challenge === 'string' ? challenge : null;
}
