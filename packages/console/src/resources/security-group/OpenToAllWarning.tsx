import { Alert } from '@skydeck/react-bindings/alert';
import { useFormat, useText } from '../../kit/text/index.ts';
import { securityGroupWords } from './security-group.ts';

/** Before servers can be signed in to from everywhere: it may be meant, so it is said and not forbidden. */
export function OpenToAllWarning({ services }: { services: readonly string[] }) {
  const t = useText(securityGroupWords);
  const format = useFormat();
  if (services.length === 0) return null;
  return (
    <Alert tone="warning" live heading={t('open_to_all.title')}>
      {t('open_to_all.text', { services: format.list(services) })}
    </Alert>
  );
}
