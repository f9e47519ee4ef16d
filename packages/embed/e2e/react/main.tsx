import { SkyRouterEdit } from '@skydeck/embed/react';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** A page of a portal in React: it shows one form, and goes on where that ended. */
function Portal({ consoleOrigin, first, next }: { consoleOrigin: string; first: string; next: string }) {
  const [router, setRouter] = useState(first);
  const [said, setSaid] = useState('');
  return (
    <>
      <button type="button" onClick={() => setRouter(next)}>
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
const { console: consoleOrigin = '', router = '', next = '' } = document.documentElement.dataset;
if (root)
  createRoot(root).render(
    <StrictMode>
      <Portal consoleOrigin={consoleOrigin} first={router} next={next} />
    </StrictMode>,
  );
