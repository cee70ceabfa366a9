import { screen, waitFor } from '@testing-library/react';
import { onDesktop } from '../../testing/desktop';
import type { Reply } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { ListPage } from './list-page.view';
import { pageOf, peopleList, person } from './list.suite';

const ROUTE = 'GET /api/users';
const SINA = person(3, 'Sina Tuilagi');

function open(pages: Reply[], list: typeof peopleList) {
  const page = renderPage(<ListPage list={list} />, {
    path: '/people',
    url: '/people?view=all',
    replies: { [ROUTE]: pages },
  });
  return { ...page, asked: () => page.sent(ROUTE).map(({ path }) => path) };
}

let back: () => void;
beforeEach(() => {
  localStorage.clear();
  back = onDesktop();
});
afterEach(() => back());

it('keeps a search that is not in the URL, and the place in the list, behind a drawer', async () => {
  const pages = ['second', 'second', 'third', null].map((next) => pageOf([SINA], next));
  const { user, at, asked } = open(pages, {
    ...peopleList,
    hasPrivateSearch: true,
    opens: { drawer: 'one', view: ({ id, close }) => id && <button onClick={close}>Close drawer</button> },
  });
  await user.type(await screen.findByRole('searchbox', { name: 'Search people' }), 'a');
  await waitFor(() => expect(asked().at(-1)).toContain('search=a'));
  for (const cursor of ['second', 'third']) {
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(asked().at(-1)).toContain(`cursor=${cursor}`));
  }
  for (const opener of [
    () => screen.getByRole('link', { name: 'Sina Tuilagi' }),
    () => screen.getByText('Active', { selector: '[role="gridcell"] *' }),
  ]) {
    await user.click(opener());
    await user.click(await screen.findByRole('button', { name: 'Close drawer' }));
    expect(screen.getByRole('searchbox')).toHaveValue('a');
  }
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  await waitFor(() => expect(at()).toBe('/people?view=all&cursor=second'));
  expect(screen.getByRole('searchbox')).toHaveValue('a');
});
