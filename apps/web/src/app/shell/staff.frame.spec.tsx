import { act, screen, waitFor } from '@testing-library/react';
import { renderRoutes, sessionSample } from '../../testing/render-page';
import { RequireSession } from '../access/require-session.view';
import { useSessionControl } from '../../shared/session/session.context';
import { StaffFrame } from './staff.frame';

const done = { ...sessionSample, hasSecondStep: true };

/** Stands in for the page that sets up a second factor. The first code completes the sign-in. */
function SetUp() {
  const { update } = useSessionControl();
  return <button onClick={() => update(done)}>first code</button>;
}

class NoStream {
  addEventListener = () => undefined;
  close = () => undefined;
}

function setUp(session: object, url: string) {
  globalThis.EventSource = NoStream as unknown as typeof EventSource;
  return renderRoutes(
    [
      {
        element: <RequireSession />,
        children: [
          {
            element: <StaffFrame />,
            children: [
              { path: '/security/mfa/setup', element: <SetUp /> },
              { path: '/clients', element: <p>The clients</p> },
            ],
          },
        ],
      },
    ],
    { url, replies: { 'GET /api/auth/session': [{ body: session }] } },
  );
}

const navigation = () => screen.queryByRole('navigation', { name: 'Main navigation' });

it('hides the navigation and loads no practice data until a required second step is set up', async () => {
  const { user, sent, router } = setUp(
    { ...sessionSample, secondStep: 'SET_UP' },
    '/security/mfa/setup?next=%2Fclients',
  );
  await user.click(await screen.findByRole('button', { name: 'first code' }));
  expect(navigation()).toBeNull();
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeInTheDocument();
  expect(sent('GET /api/notifications')).toEqual([]);
  // The frame receives the completed session shortly after the answer.
  await waitFor(async () => {
    await act(() => router.navigate('/clients'));
    expect(screen.getByText('The clients')).toBeInTheDocument();
  });
  expect(navigation()).toBeInTheDocument();
});

it('shows the navigation around the set-up page to users who have completed sign-in', async () => {
  setUp(done, '/security/mfa/setup');
  expect(await screen.findByRole('button', { name: 'first code' })).toBeInTheDocument();
  expect(navigation()).toBeInTheDocument();
});

it('lists everything that can be added from any page in a single menu', async () => {
  const { user } = setUp(done, '/clients');
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  const entries = await screen.findAllByRole('menuitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual(['New Lead', 'New Quote']);
});

it('shows the user’s name and role in the header and in the navigation', async () => {
  setUp(done, '/clients');
  expect(await screen.findAllByText(sessionSample.user.name)).toHaveLength(2);
  expect(screen.getAllByText('Organisation Administrator')).toHaveLength(2);
});
