import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ErrorScreen } from './error-screen.view';

function show(thrown: unknown) {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const router = createMemoryRouter([
    {
      path: '/',
      errorElement: <ErrorScreen />,
      loader: () => {
        throw thrown;
      },
      element: <p>page</p>,
      hydrateFallbackElement: <span />,
    },
  ]);
  render(<RouterProvider router={router} />);
}

afterEach(() => jest.restoreAllMocks());

it('shows the error with the exact wording of the specification', async () => {
  show(new Error('The total is not a number'));
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
  expect(screen.getByText('The total is not a number')).toBeTruthy();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Try Again',
    'Reload Page',
  ]);
  expect(
    screen.getByText('If this problem persists, please contact support with the error details above.'),
  ).toBeTruthy();
});

it('shows the status line of an unexpected application error', async () => {
  show(new Response('', { status: 500, statusText: 'Internal Server Error' }));
  expect(await screen.findByRole('heading', { name: 'Unexpected application error' })).toBeTruthy();
  expect(screen.getByText('500 Internal Server Error')).toBeTruthy();
});

it('loads the page again on “Try Again”, also at an address with a #', async () => {
  window.history.replaceState(null, '', '/#conversation');
  show(new Error('The total is not a number'));
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  // All that jsdom does when a page is to be loaded.
  const reported = jest.mocked(console.error).mock.calls.flat().map(String);
  expect(reported).toContainEqual(expect.stringContaining('Not implemented: navigation'));
});

it('asks the user to check the connection when a page’s code could not be fetched', async () => {
  show(new TypeError('Failed to fetch dynamically imported module: http://localhost/x.js'));
  expect(
    await screen.findByText('This page could not be loaded. Check your connection and try again.'),
  ).toBeTruthy();
});

it('shows the not-found page for a missing record', async () => {
  show(new Response('', { status: 404, statusText: 'Not Found' }));
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
});
