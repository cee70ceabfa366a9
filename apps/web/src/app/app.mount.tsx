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

/** Marks the root of a prerendered page (tools/build/prerender.mjs) until React has hydrated it. */
const PRERENDERED = 'data-prerendered';

export interface MountParts {
  /** Loads what the first page needs: texts and routes. */
  prepare: () => Promise<ReturnType<typeof createRouter>>;
}

/** Mounts the app. If that fails, the failure is shown instead. */
export async function mount({ prepare }: MountParts): Promise<void> {
  window.addEventListener('pageshow', readAgain);
  hideHarmlessErrors();
  try {
    const root = document.getElementById('root');
    if (!root) throw new Error('The page has no element #root');
    const router = await prepare();
    // The prerendered page already looks like the app, so wait for the first page instead of rendering a placeholder.
    await firstPage(router);
    // The page's code brings its own texts. Wait for them, so that French users never see the page in English first.
    await textsArrived();
    render(root, <RouterProvider router={router} />);
  } catch (error) {
    showMountFailure(error);
  }
}

/**
 * Reloads a page restored from the back/forward cache: it holds the data of whoever used it last, and the device may have changed
 * hands.
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
  // Rendering a whole page is slow; a transition keeps the window responsive.
  startTransition(() => {
    if (isPrerendered) {
      // From here on React handles clicks, and hydrates the clicked element first (public/early-form.js).
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
