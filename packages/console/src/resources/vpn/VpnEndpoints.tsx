import type { LocalEndpoint } from '@skydeck/contract';
import { useMemo } from 'react';
import { Card, usePageItem } from '../../kit/details/index.ts';
import { type Column, Table } from '../../kit/list/index.ts';
import { Ip, LinkTo } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { networkPaths } from '../network/index.ts';
import { vpns, vpnWords } from './vpn.ts';

type Local = LocalEndpoint & { readonly id: string };
interface Remote {
  readonly id: string;
}

export function VpnEndpoints() {
  const t = useText(vpnWords);
  const { local_endpoints: local, peer_cidrs: remote } = usePageItem(vpns);
  const columns = useEndpointColumns();
  return (
    <>
      <Card title={t('card.local')}>
        <Table
          title={t('card.local')}
          rows={local.map((endpoint) => ({ ...endpoint, id: endpoint.subnet_id }))}
          columns={columns.local}
          label={({ cidr }) => cidr}
        />
      </Card>
      <Card title={t('card.remote')}>
        <Table
          title={t('card.remote')}
          rows={remote.map((cidr) => ({ id: cidr }))}
          columns={columns.remote}
          label={({ id }) => id}
        />
      </Card>
    </>
  );
}

function useEndpointColumns() {
  const t = useText(vpnWords);
  return useMemo(
    () => ({
      local: [
        {
          key: 'network',
          title: t('field.network'),
          cell: (endpoint) => (
            <LinkTo look="name" to={networkPaths.details(endpoint.network_id)}>
              {endpoint.network_name}
            </LinkTo>
          ),
        },
        { key: 'cidr', title: t('field.cidr'), priority: 1, cell: ({ cidr }) => <Ip>{cidr}</Ip> },
      ] satisfies Column<Local>[],
      remote: [{ key: 'cidr', title: t('field.cidr'), cell: ({ id }) => <Ip>{id}</Ip> }] satisfies Column<Remote>[],
    }),
    [t],
  );
}
