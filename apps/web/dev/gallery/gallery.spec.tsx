import { screen } from '@testing-library/react';
import { expectAccessible } from '../../src/testing/axe';
import { renderPage } from '../../src/testing/render-page';
import { EXHIBITS } from './gallery.exhibits';
import { GalleryPage } from './gallery.page';

const open = (piece: string) =>
  renderPage(<GalleryPage />, {
    path: '/gallery/*',
    url: `/gallery/${piece}`,
    isSignedIn: false,
    replies: {},
  });

it.each(EXHIBITS.map(({ path, name }) => [name, path]))(
  'renders %s accessibly in every state',
  async (name, path) => {
    open(path);
    expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
    await screen.findAllByRole('heading', { level: 2 }, { timeout: 20_000 });
    // The gallery renders the same landmarks several times.
    await expectAccessible(document.body, { without: ['landmark-unique'] });
  },
);

it.each(['', 'no-such-piece'])('opens the first exhibit for the path %j', async (piece) => {
  const { at } = open(piece);
  await screen.findByRole('heading', { level: 1, name: EXHIBITS[0]!.name });
  expect(at()).toBe(`/gallery/${EXHIBITS[0]!.path}`);
});

it('shows both sides of an edit conflict next to each other', async () => {
  const { user } = open('record-form');
  const name = await screen.findByLabelText('Name', {}, { timeout: 20_000 });
  await user.clear(name);
  await user.type(name, 'Quay Private');
  await user.click(screen.getByRole('button', { name: 'A colleague changes the name' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog', { name: 'Noah Williams changed this too' });
  expect(dialog).toHaveTextContent('Quay Private');
  expect(dialog).toHaveTextContent('Harbour Private Hospital');
});
