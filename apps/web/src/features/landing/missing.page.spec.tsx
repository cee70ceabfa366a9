import { screen, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { MissingPage } from './missing.page';

beforeEach(() => {
  window.scrollTo = jest.fn();
});

async function waysAt(url: string, isSignedIn = false) {
  renderPage(<MissingPage />, { path: '*', url, isSignedIn, replies: {} });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
  const main = screen.getByRole('main');
  const ways = within(main)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  return { text: main.textContent ?? '', ways };
}

it.each([
  ['/demo', 'There is no demo to watch yet', ['Start Free Trial', '/create-account']],
  ['/integrations', 'no page about integrations yet', ['Write to us', '/#contact']],
  ['/help/', 'no help centre yet', ['Write to us', '/#contact']],
  ['/training', 'no training yet', ['Start Free Trial', '/create-account']],
  ['/Status', 'no status page yet', ['Write to us', '/#contact']],
  ['/nowhere', 'There is nothing at this address', ['Go to the front page', '/']],
])('says at %s what there is instead', async (url, words, first) => {
  const { text, ways } = await waysAt(url);
  expect(text).toContain(words);
  expect(ways[0]).toEqual(first);
});

it('offers who is signed in the dashboard and no trial', async () => {
  const { ways } = await waysAt('/demo', true);
  expect(ways[0]).toEqual(['Go to Dashboard', '/dashboard']);
  expect(ways.map(([label]) => label)).not.toContain('Start Free Trial');
});
