import { screen } from '@testing-library/react';
import { renderRoutes } from '../../testing/render-page';
import { useSignOut } from '../../shared/session/use-sign-out';
import { RequireSession } from './require-session.view';

function Dashboard() {
  const signOut = useSignOut();
  return <button onClick={() => void signOut()}>Sign Out</button>;
}

/** Occupies React long enough that the server answers first. */
function SlowLine() {
  const end = performance.now() + 2;
  while (performance.now() < end);
  return null;
}

const FrontPage = () => (
  <>
    {Array.from({ length: 150 }, (_, index) => (
      <SlowLine key={index} />
    ))}
    <h1>Front page</h1>
  </>
);

it('ends on the front page, even if the session ends before that page is rendered', async () => {
  const { user, at, sent } = renderRoutes(
    [
      { path: '/', lazy: () => Promise.resolve({ Component: FrontPage }) },
      { element: <RequireSession />, children: [{ path: '/dashboard', element: <Dashboard /> }] },
    ],
    { url: '/dashboard', replies: { 'POST /api/auth/sign-out': [{ body: { signedOut: true } }] } },
  );
  await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
  await screen.findByText('Logged out successfully');
  await screen.findByRole('heading', { name: 'Front page' });
  expect(at()).toBe('/');
  expect(sent('GET /api/auth/session')).toHaveLength(1);
});
