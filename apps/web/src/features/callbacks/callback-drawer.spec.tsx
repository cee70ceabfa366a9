import { act, screen, waitFor, within } from '@testing-library/react';
import { onDesktop } from '../../testing/desktop';
import { pageOf } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { someCallback } from './callback.sample';
import { CallbackListPage } from './callback-list.page';

const callback = someCallback({ rescheduleReason: 'Asked for Monday' });

async function openDrawer(...versions: object[]) {
  const page = renderPage(<CallbackListPage />, {
    path: '/callbacks',
    replies: {
      'GET /api/callbacks': [pageOf([callback])],
      [`GET /api/callbacks/${callback.id}`]: versions.map((version) => ({ body: { ...version, calls: [] } })),
    },
  });
  await page.user.click(await screen.findByText('Asked for Monday'));
  return { ...page, drawer: within(await screen.findByRole('dialog', { name: 'Callback' })) };
}

let back: () => void;
beforeEach(() => {
  localStorage.clear();
  back = onDesktop();
});
afterEach(() => back());

it('keeps notes typed in the drawer when a colleague finishes the callback', async () => {
  const finished = { ...callback, status: 'completed', closedReason: null, version: 4 };
  const { user, changedElsewhere, drawer } = await openDrawer(callback, finished);
  await user.type(await drawer.findByLabelText(/^Notes/), 'Comes on Friday');
  changedElsewhere({ type: 'Callback' });
  expect(await drawer.findByRole('button', { name: 'Open again' })).toBeInTheDocument();
  expect(drawer.getByLabelText(/^Notes/)).toHaveValue('Comes on Friday');
});

it('asks before the browser’s Back closes the drawer with notes of a call', async () => {
  const { user, router, drawer } = await openDrawer(callback);
  await user.type(await drawer.findByLabelText(/^Notes/), 'Comes on Friday');
  await act(() => router.navigate(-1));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(drawer.getByLabelText(/^Notes/)).toHaveValue('Comes on Friday');
  await act(() => router.navigate(-1));
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Callback' })).not.toBeInTheDocument());
});
