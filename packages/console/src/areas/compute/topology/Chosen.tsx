import { useText } from '../../../kit/text/index.ts';
import { kitWords } from '../../../kit/words.ts';
import { ChosenNetwork } from './ChosenNetwork.tsx';
import { ChosenRouter } from './ChosenRouter.tsx';
import { ChosenServer } from './ChosenServer.tsx';
import * as css from './chosen.css.ts';
import { Frame } from './Frame.tsx';
import { type Cloud, type NodeKey, readKey } from './graph.rules.ts';

interface Props {
  readonly cloud: Cloud;
  readonly chosen: NodeKey;
  readonly onChoose: (key: NodeKey | null) => void;
}

/** Beside the picture: what is known of the chosen one, and what can be done with it. */
export function Chosen({ cloud, chosen, onChoose }: Props) {
  const { kind, id } = readKey(chosen) ?? { kind: 'network' as const, id: '' };
  const close = () => onChoose(null);
  const shared = { cloud, onChoose, close };
  const network = cloud.networks.find((one) => one.id === id);
  const router = cloud.routers.find((one) => one.id === id);
  const server = cloud.servers.find((one) => one.id === id);
  if (kind === 'network' && network) return <ChosenNetwork key={chosen} network={network} {...shared} />;
  if (kind === 'router' && router) return <ChosenRouter key={chosen} router={router} {...shared} />;
  if (kind === 'server' && server) return <ChosenServer key={chosen} server={server} {...shared} />;
  return <Gone close={close} />;
}

function Gone({ close }: { close: () => void }) {
  const kit = useText(kitWords);
  return (
    <Frame icon="x" name={kit('gone.title')} close={close}>
      <p className={css.text}>{kit('gone.text')}</p>
    </Frame>
  );
}
