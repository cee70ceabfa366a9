import { startTransition, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { messagesWords } from '../shared/messages/messages.en';
import { textsArrived, word } from '../shared/words/words';
import { AppFrame } from './app.frame';
import { hideHarmlessErrors } from './errors/harmless-errors';
import { reloadWhenOnline } from './errors/reload-when-online';
import { firstPage } from './first-page';
import type { createRouter } from './app.routes';

/** Marks the root of a prerendered page (tools/build/prerender.mjs) until the app has taken it over. */
const PRERENDERED = 'data-prerendered';

export interface MountParts {
  /** What must be ready before the first page: texts and routes. */
  prepare: () => Promise<ReturnType<typeof createRouter>>;
}

/** Mounts the app; a failure to do so is shown in its place. */
export async function mount({ prepare }: MountParts): Promise<void> {
  window.addEventListener('pageshow', readAgain);
  hideHarmlessErrors();
  try {
    const root = document.getElementById('root');
    if (!root) throw new Error('The page has no element #root');
    const router = await prepare();
    // The prerendered page looks like the app, so nothing is rendered that the first page would only replace.
    await firstPage(router);
    // The page's code brought its own texts: whoever reads French must not see it in English first.
    await textsArrived();
    render(root, <RouterProvider router={router} />);
  } catch (error) {
    showMountFailure(error);
  }
}

/**
 * A page that the browser kept whole and shows again, by Back, has the data of whoever used it before: the device may be in
 * other hands since.
 */
function readAgain({ persisted }: PageTransitionEvent): void {
  if (persisted) window.location.reload();
}

function render(root: HTMLElement, app: ReactNode): void {
  const isPrerendered = root.hasAttribute(PRERENDERED);
  const content = (
    <TakeOver root={root}>
      <AppFrame isPrerendered={isPrerendered}>{app}</AppFrame>
    </TakeOver>
  );
  // Only errors that no boundary caught arrive here, after React has emptied the page.
  const options = { onUncaughtError: showMountFailure };
  // Rendering a whole page takes long: a transition keeps the window responsive.
  startTransition(() => {
    if (isPrerendered) {
      // From here on React handles clicks, hydrating their target first (public/early-form.js).
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
  line.textContent = word(messagesWords, 'mountFailed');
  document.body.replaceChildren(line);
}
