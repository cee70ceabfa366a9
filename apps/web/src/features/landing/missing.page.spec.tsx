import { screen, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { PublicNotFoundPage } from './missing.page';

async function waysAt(url: string, isSignedIn = false) {
  renderPage(<PublicNotFoundPage />, { path: '*', url, isSignedIn, replies: {} });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
  const main = screen.getByRole('main');
  const ways = within(main)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  return { text: main.textContent ?? '', ways };
}

it.each(['/demo', '/training/', '/Status', '/leads', '/nowhere'])(
  'is shown at %s, with links to other pages',
  async (url) => {
    const { text, ways } = await waysAt(url);
    expect(text).toContain('There is nothing at this address');
    expect(ways[0]).toEqual(['Go to the home page', '/']);
  },
);

it('offers signed-in users the dashboard', async () => {
  const { ways } = await waysAt('/demo', true);
  expect(ways[0]).toEqual(['Go to Dashboard', '/dashboard']);
});
