import { SkyRouterEdit } from '@skydeck/embed/react';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** A page of a portal in React: it shows one form, and goes on where that ended. */
function Portal({ consoleOrigin }: { consoleOrigin: string }) {
  const [router, setRouter] = useState('r-1');
  const [said, setSaid] = useState('');
  return (
    <>
      <button type="button" onClick={() => setRouter('r-2')}>
        {'Another router'}
      </button>
      <SkyRouterEdit
        consoleOrigin={consoleOrigin}
        routerId={router}
        scheme="terrane"
        onDone={({ kind, resource, id }) => setSaid(`${kind} ${resource} ${id}`)}
        onCancelled={() => setSaid('cancelled')}
      />
      <output>{said}</output>
    </>
  );
}

const root = document.querySelector('app-root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Portal consoleOrigin={document.documentElement.dataset['console'] ?? ''} />
    </StrictMode>,
  );
