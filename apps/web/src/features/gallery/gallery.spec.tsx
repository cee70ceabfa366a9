import { screen } from '@testing-library/react';
import { expectAccessible } from '../../testing/axe';
import { renderPage } from '../../testing/render-page';
import { EXHIBITS } from './gallery.exhibits';
import { GalleryPage } from './gallery.page';

const open = (piece: string) =>
  renderPage(<GalleryPage />, { path: '/gallery/*', url: `/gallery/${piece}`, replies: {} });

it.each(EXHIBITS.map(({ path, name }) => [name, path]))(
  'shows %s accessibly, in all its states',
  async (name, path) => {
    open(path);
    expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
    await screen.findAllByRole('heading', { level: 2 }, { timeout: 20_000 });
    // The same part of a page is shown several times.
    await expectAccessible(document.body, { without: ['landmark-unique'] });
  },
);

it('opens with the first piece', async () => {
  const { at } = open('');
  await screen.findByRole('heading', { level: 1, name: EXHIBITS[0]!.name });
  expect(at()).toBe(`/gallery/${EXHIBITS[0]!.path}`);
});
