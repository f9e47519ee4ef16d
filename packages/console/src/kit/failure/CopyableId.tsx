import { CopyButton } from '@skydeck/react-bindings/copy-button';
import { Mono } from '../page/index.ts';

/** The id of a request: whoever helps asks for it. */
export function CopyableId({ id }: { id: string }) {
  return (
    <>
      <Mono>{id}</Mono> <CopyButton value={id} />
    </>
  );
}
