import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import code from 'lucide-static/icons/code.svg?raw';
import handshake from 'lucide-static/icons/handshake.svg?raw';
import { byName, ListPage, useCreateButton, useList } from '../../kit/list/index.ts';
import { useOpenPanel } from '../../kit/navigation/index.ts';
import { useText } from '../../kit/text/index.ts';
import { DomainSelect } from '../../session/domain/DomainSelect.tsx';
import { useDomain } from '../../session/domain/useDomain.ts';
import { usePartnerColumns } from './partner-columns.tsx';
import { partnersOf } from './partners.ts';
import { partnerPaths } from './paths.ts';
import { usePartnerActions } from './usePartnerActions.ts';
import { partnerWords } from './words.ts';

registerIcons({ code, handshake });

/** The sites whose pages may show forms of the console to people of a domain. */
export function PartnerList() {
  const choice = useDomain();
  const partners = partnersOf(choice.domain.id);
  const list = useList(partners, { sort: byName });
  return (
    <ListPage
      list={list}
      columns={usePartnerColumns(list.nameOf)}
      {...usePartnerActions()}
      create={useCreateButton(partners, { whyNot: '' })}
      toolbar={
        <>
          <DomainSelect choice={choice} />
          <CodeButton />
        </>
      }
    />
  );
}

function CodeButton() {
  const t = useText(partnerWords);
  const open = useOpenPanel();
  return (
    <Button size="small" onClick={() => open(partnerPaths.code())}>
      <Icon slot="start" name="code" />
      {t('code.action')}
    </Button>
  );
}
