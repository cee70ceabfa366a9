import { startTransition, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { messages } from '../shared/messages/messages.texts';
import { AppFrame } from './app-frame';
import { reloadWhenOnline } from './errors/reload-when-online';
import { firstPage } from './first-page';
import type { createRouter } from './routes';

/** On the root of a page that was sent as it will look (tools/build/prerender.mjs), until the app has taken it over. */
const PRERENDERED = 'data-prerendered';

export interface MountParts {
  /** What must be ready before the first page: words and routes. */
  prepare: () => Promise<ReturnType<typeof createRouter>>;
}

/** Puts the app on the page; whatever keeps it from getting there is told in its place. */
export async function mount({ prepare }: MountParts): Promise<void> {
  try {
    const root = document.getElementById('root');
    if (!root) throw new Error('The page has no element #root');
    const router = await prepare();
    // What stands there meanwhile looks as the app would: nothing is rendered that the first page only replaces.
    await firstPage(router);
    render(root, <RouterProvider router={router} />);
  } catch (error) {
    showMountFailure(error);
  }
}

function render(root: HTMLElement, app: ReactNode): void {
  const content = (
    <TakeOver root={root}>
      <AppFrame>{app}</AppFrame>
    </TakeOver>
  );
  // Only what no boundary caught comes here, and React has then taken everything off the page.
  const options = { onUncaughtError: showMountFailure };
  // A whole page is much to render: in pieces, so that the window answers meanwhile.
  startTransition(() => {
    if (root.hasAttribute(PRERENDERED)) {
      // From here on React answers what is pressed, by making just that ready first (public/early-form.js).
      root.setAttribute(PRERENDERED, 'taken');
      hydrateRoot(root, content, options);
    } else createRoot(root, options).render(content);
  });
}

function TakeOver({ root, children }: { root: HTMLElement; children: ReactNode }) {
  useEffect(() => root.removeAttribute(PRERENDERED), [root]);
  return children;
}

function showMountFailure(error: unknown): void {
  console.error(error);
  if (!navigator.onLine) reloadWhenOnline();
  const line = document.createElement('p');
  line.setAttribute('role', 'alert');
  line.textContent = messages.mountFailed;
  document.body.replaceChildren(line);
}
