import { type Partner, partnerApi, partnerSubjects } from '@skydeck/contract';
import { registerIcons } from '@skydeck/react-bindings/icon';
import plug from 'lucide-static/icons/plug.svg?raw';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { call } from '../../kit/data/client.ts';
import { textOfError } from '../../kit/failure/problem-text.ts';
import { type Actions, deleteAction, editAction, forFirst, namedAction, useActions } from '../../kit/list/index.ts';
import { notify } from '../../kit/notify/index.ts';
import { useText } from '../../kit/text/index.ts';
import { kitWords } from '../../kit/words.ts';
import { partnerPaths } from './paths.ts';
import { partnersOf } from './partners.ts';
import { partnerWords } from './words.ts';

registerIcons({ plug });

const PartnerDelete = lazyComponent(async () => (await import('./PartnerDelete.tsx')).PartnerDelete);

/** What can be done to partners, one at a time. */
export function usePartnerActions(): Actions<Partner> {
  const t = useText(partnerWords);
  const check = useCheck();
  return useActions<Partner>(partnerSubjects.item, undefined, [
    editAction(t, ({ id }) => partnerPaths.edit(id)),
    namedAction(t, 'check', 'plug', { right: 'create', run: forFirst(check) }),
    { ...deleteAction(t, partnerPaths.list(), PartnerDelete), bulk: false },
  ]);
}

/** The server looks at the page of a partner, and what it found is said. */
function useCheck() {
  const t = useText(partnerWords);
  const words = useText(kitWords);
  return async ({ domain_id: domainId, origin }: Partner) => {
    try {
      const { result } = await call(partnerApi.check, { params: { domainId }, body: { origin } });
      partnersOf(domainId).items.refresh();
      notify(result === 'reachable' ? 'success' : 'error', t(`result.${result}`));
    } catch (error) {
      notify('error', textOfError(words, error));
    }
  };
}
