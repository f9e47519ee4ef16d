import type { Vpn } from '@skydeck/contract';
import { call } from '../../kit/data/client.ts';
import { factsOfError, notify } from '../../kit/notify/index.ts';
import { trackTask } from '../../kit/notify/tasks/track-task.ts';
import { textOfError } from '../../kit/failure/problem-text.ts';
import { useText } from '../../kit/text/index.ts';
import { kitWords } from '../../kit/words.ts';
import { vpns, vpnWords } from './vpn.ts';

/** What is done to connections without a form: each act tells how it went. */
export function useVpnActs() {
  const t = useText(vpnWords);
  const say = useText(kitWords);

  const attempt = async (failed: string, act: () => Promise<void>) => {
    try {
      await act();
    } catch (error) {
      notify('error', failed, { message: textOfError(say, error), ...factsOfError(error) });
    }
  };
  const restart = (vpn: Vpn) =>
    attempt(t('restart.failed', { name: vpn.name }), async () => {
      await vpns.items.mutate(() => call(vpns.api.restart, { params: { id: vpn.id }, body: {} }));
      notify('success', t('restart.done', { name: vpn.name }));
    });
  const switchAll = (chosen: readonly Vpn[], on: boolean) => {
    const count = chosen.length;
    const words = {
      running: (all: number) => t(on ? 'enable.running' : 'disable.running', { count: all }),
      done: (all: number) => t(on ? 'enable.done' : 'disable.done', { count: all }),
      failed: (failed: number, all: number) => t(on ? 'enable.failed' : 'disable.failed', { failed, count: all }),
    };
    return attempt(words.failed(count, count), async () => {
      const { task_id } = await call(on ? vpns.api.enable : vpns.api.disable, {
        body: { ids: chosen.map(({ id }) => id) },
      });
      void trackTask(task_id, { words, names: chosen.map(({ name }) => name) });
    });
  };
  return { restart, switchAll };
}
