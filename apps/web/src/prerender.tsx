// Not part of the app: tools/build/prerender.mjs runs it when the app is built.
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AppFrame } from './app/app.frame';
import { firstPage } from './app/first-page';
import { routesFor } from './app/app.routes';
import { dashboardWords } from './features/dashboard/dashboard.en';
import { LoadingShell } from './app/shell/loading-shell.view';
import { word } from './shared/words/words';

interface Prerendered {
  markup: string;
  styles: string;
}

/** A page as strangers see it first: its markup, and the styles that Emotion made for it. */
export async function prerender(path: string): Promise<Prerendered> {
  const router = createMemoryRouter(routesFor('production'), { initialEntries: [path] });
  await firstPage(router);
  return rendered(<RouterProvider router={router} />);
}

/** What stands in the place of a page of staff until the app knows who is signed in. */
export const prerenderShell = (): Prerendered => rendered(<LoadingShell greeting={GREETING} />);

// The app's own sentence, left open where src/greeting.ts fills it in.
const GREETING = word(dashboardWords, 'greeting', { name: '{{name}}', day: '{{day}}' });

function rendered(page: ReactElement): Prerendered {
  const html = renderToString(<AppFrame isPrerendered>{page}</AppFrame>);
  const styles: string[] = [];
  const markup = html.replace(/<style data-emotion=.*?<\/style>/gs, (style) => {
    styles.push(style);
    return '';
  });
  return { markup, styles: styles.join('') };
}
