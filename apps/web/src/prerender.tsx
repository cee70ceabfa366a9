// Not part of the app: tools/build/prerender.mjs runs it when the app is built.
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AppFrame } from './app/app-frame';
import { firstPage } from './app/first-page';
import { routesFor } from './app/routes';

/** A page as strangers see it first: its markup, and the styles that Emotion made for it. */
export async function prerender(path: string): Promise<{ markup: string; styles: string }> {
  const router = createMemoryRouter(routesFor('production'), { initialEntries: [path] });
  await firstPage(router);
  const html = renderToString(
    <AppFrame>
      <RouterProvider router={router} />
    </AppFrame>,
  );
  const styles: string[] = [];
  const markup = html.replace(/<style data-emotion=.*?<\/style>/gs, (style) => {
    styles.push(style);
    return '';
  });
  return { markup, styles: styles.join('') };
}
