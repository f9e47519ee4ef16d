import { partnerSubjects } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import code from 'lucide-static/icons/code.svg?raw';
import handshake from 'lucide-static/icons/handshake.svg?raw';
import { ListPage, useCreateButton, useList } from '../../kit/list/index.ts';
import { useOpenPanel } from '../../kit/navigation/index.ts';
import { useText } from '../../kit/text/index.ts';
import { DomainSelect } from '../../session/domain/DomainSelect.tsx';
import { useDomain } from '../../session/domain/useDomain.ts';
import { usePartnerColumns } from './partner-columns.tsx';
import { partnersOf } from './partners.ts';
import { partnerPaths } from './paths.ts';
import { usePartnerActions } from './usePartnerActions.tsx';
import { partnerWords } from './words.ts';

registerIcons({ code, handshake });

const byName = { field: 'name', direction: 'asc' } as const;

/** The sites whose pages may show forms of the console to people of a domain. */
export function PartnerList() {
  const t = useText(partnerWords);
  const choice = useDomain();
  const list = useList(partnersOf(choice.domain.id), { sort: byName });
  const create = useCreateButton({
    subject: partnerSubjects.list,
    label: t('create.action'),
    to: partnerPaths.add(),
    whyNot: '',
  });
  return (
    <ListPage
      list={list}
      words={partnerWords}
      columns={usePartnerColumns(list.nameOf)}
      {...usePartnerActions()}
      create={create}
      toolbar={
        <>
          <DomainSelect choice={choice} />
          <CodeButton />
        </>
      }
      icon="handshake"
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
