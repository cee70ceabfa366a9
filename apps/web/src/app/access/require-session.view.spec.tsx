import { act, screen } from '@testing-library/react';
import { listClients } from '@quillcare/contracts';
import { pageOf, refusal, type Replies } from '../../testing/fake-server';
import { renderRoutes, sessionSample } from '../../testing/render-page';
import { connection } from '../../shared/api/connection';
import { useOperationQuery } from '../../shared/api/hooks';
import { RequireSession } from './require-session.view';
import { rememberSession } from '../../shared/session/session.cache';
import { useSession } from '../../shared/session/session.context';

const SESSION = 'GET /api/auth/session';
const verifying = { ...sessionSample, secondStep: 'VERIFY', hasSecondStep: true };

function Clients() {
  const { user } = useSession();
  const { data } = useOperationQuery(listClients, {});
  return (
    <p>
      Clients for {user.name}: {data?.items.length}
    </p>
  );
}

function setUp(replies: Replies) {
  return renderRoutes(
    [
      {
        element: <RequireSession />,
        children: [
          { path: '/clients', element: <Clients /> },
          { path: '/security/mfa/verify', element: <p>The second step</p> },
        ],
      },
    ],
    { url: '/clients?search=minh', replies },
  );
}

afterEach(() => {
  localStorage.clear();
  connection.networkIs(true);
  connection.serverAnswered(true);
});

it('admits a user who has completed sign-in', async () => {
  setUp({
    [SESSION]: [{ body: sessionSample }],
    'GET /api/clients': [pageOf([])],
  });
  expect(await screen.findByText('Clients for Amelia Nguyen: 0')).toBeInTheDocument();
});

it('redirects to the second step before loading any data', async () => {
  const { sent, at } = setUp({ [SESSION]: [{ body: verifying }] });
  expect(await screen.findByText('The second step')).toBeInTheDocument();
  expect(at()).toBe('/security/mfa/verify?next=%2Fclients%3Fsearch%3Dminh');
  expect(sent('GET /api/clients')).toEqual([]);
});

it('redirects to second-step set-up if the practice requires one', async () => {
  setUp({ [SESSION]: [{ body: { ...sessionSample, secondStep: 'SET_UP' } }] });
  expect(
    await screen.findByText('At /security/mfa/setup?next=%2Fclients%3Fsearch%3Dminh'),
  ).toBeInTheDocument();
});

it('reloads the session when a call is refused because sign-in is incomplete', async () => {
  const refused = refusal(403, 'SECOND_STEP_REQUIRED', 'Please finish signing in.');
  const { sent } = setUp({
    [SESSION]: [{ body: sessionSample }, { body: verifying }],
    'GET /api/clients': [refused],
  });
  expect(await screen.findByText('The second step')).toBeInTheDocument();
  expect(sent(SESSION)).toHaveLength(2);
});

it('does not open the app from a remembered session whose sign-in is incomplete', async () => {
  jest.useFakeTimers();
  rememberSession(sessionSample);
  localStorage.setItem('quillcare.session', JSON.stringify({ savedAt: Date.now(), session: verifying }));
  setUp({ [SESSION]: ['no answer'] });
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.queryByText(/Clients for/)).toBeNull();
  expect(screen.getByText('We cannot reach the server')).toBeInTheDocument();
  jest.useRealTimers();
});
