import { Card, usePageItem } from '../../kit/details/index.ts';
import { useText } from '../../kit/text/index.ts';
import { IkePolicyFacts, IpsecPolicyFacts } from './PolicyFacts.tsx';
import { vpns, vpnWords } from './vpn.ts';
import * as css from './vpn.css.ts';

export function VpnPolicies() {
  const t = useText(vpnWords);
  const { ikepolicy, ipsecpolicy } = usePageItem(vpns);
  return (
    <>
      <p className={css.note}>{t('policy.fixed')}</p>
      <div className={css.cards}>
        <Card title={t('card.ike')}>
          <IkePolicyFacts policy={ikepolicy} />
        </Card>
        <Card title={t('card.ipsec')}>
          <IpsecPolicyFacts policy={ipsecpolicy} />
        </Card>
      </div>
    </>
  );
}
