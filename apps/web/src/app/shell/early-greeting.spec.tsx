import { sessionOf } from '../../testing/render-app';
import { greetEarly, GREETING } from './early-greeting';

const SESSION = '/api/auth/session';
const LOADING = 'Loading your workspace...';

/** Returns the shell's greeting for the given answer to the early session request. */
async function greeted(body: unknown, status = 200): Promise<string | null> {
  const words = '{{day}} · Hello {{name}}. Here is what needs your attention.';
  document.body.innerHTML = `<div ${GREETING}="${words}">${LOADING}</div>`;
  const answer = new Response(JSON.stringify(body), { status });
  window.quillcareEarly = { [SESSION]: Promise.resolve(answer) };
  await greetEarly();
  // The app reads the same response later.
  expect(answer.bodyUsed).toBe(false);
  return document.body.textContent;
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-24T13:30:00Z') });
  localStorage.setItem('quillcare.locale', 'en-AU');
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  delete window.quillcareEarly;
});

const session = sessionOf('SALES_MANAGER');

describe('greeting before the app has loaded', () => {
  it('shows the user’s name and the practice’s date', async () => {
    const user = { ...session.user, firstName: 'Margaret' };
    const organisation = { ...session.organisation, timeZone: 'Australia/Sydney' };
    await expect(greeted({ ...session, user, organisation })).resolves.toBe(
      'Wednesday, 25 November 2026 · Hello Margaret. Here is what needs your attention.',
    );
  });

  it.each([
    ['who has not finished signing in', { ...session, secondStep: 'VERIFY' }],
    ['who begins with figures', { ...session, user: { ...session.user, dashboardView: 'GRID' } }],
    ['who may only look', { ...session, user: { ...session.user, role: 'USER' } }],
    ['who acts in the place of another', { ...session, impersonation: { reason: 'A call' } }],
  ])('is left to the app for a user %s', async (_who, body) => {
    await expect(greeted(body)).resolves.toBe(LOADING);
  });

  it('is left to the app if the session has ended', async () => {
    await expect(greeted({ code: 'UNAUTHENTICATED' }, 401)).resolves.toBe(LOADING);
  });

  it('keeps the loading text if no session was requested', async () => {
    document.body.innerHTML = `<div ${GREETING}="Hello">${LOADING}</div>`;
    await greetEarly();
    expect(document.body.textContent).toBe(LOADING);
  });
});
