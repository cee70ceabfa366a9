import { act, screen, waitFor, within } from '@testing-library/react';
import type { SearchResults } from '@quillcare/contracts';
import { useLocation } from 'react-router-dom';
import { rememberRecord } from '../../shared/recent/recent.store';
import { expectAccessible } from '../../testing/axe';
import { renderRoutes, sessionSample } from '../../testing/render-page';
import { RequireSession } from '../access/require-session.view';
import { Palette } from './palette.view';

// Delays loading the rest of the palette when it is first opened.
let mockLoading: Promise<void> | undefined;
jest.mock('../access/permissions', () => {
  const actual = jest.requireActual<typeof import('../access/permissions')>('../access/permissions');
  const fetchPermissions = async () => {
    await mockLoading;
    await actual.fetchPermissions();
  };
  return { ...actual, fetchPermissions };
});

const NOTHING: SearchResults = {
  clients: [],
  leads: [],
  quotes: [],
  surgeryCases: [],
  doctors: [],
  hospitals: [],
  sites: [],
  surgeries: [],
  missing: [],
};
const minh = {
  id: '01a1fa25-0000-7000-8000-00000000000a',
  firstName: 'Minh',
  lastName: 'Nguyễn',
  email: 'minh@example.com',
  phone: '+61412345678',
  dateOfBirth: '1961-03-27',
  suburb: 'Manly',
  isVip: false,
};
const quote = {
  id: '01a1fa25-0000-7000-8000-00000000000b',
  quoteNumber: 'Q-2026-000123',
  revision: 1,
  status: 'SENT',
  clientName: 'Minh Nguyễn',
  doctorName: 'Dr Mai',
  currency: 'AUD',
  totalMinor: 530_000,
} as const;

function Somewhere() {
  const { pathname, search, state } = useLocation();
  return (
    <>
      <Palette />
      <p>{`At ${pathname}${search}`}</p>
      <p data-testid="state">{JSON.stringify(state)}</p>
      <input aria-label="Elsewhere" />
    </>
  );
}

type Reply = { status?: number; body: object } | 'never';

async function setUp(...answers: Reply[]) {
  const page = renderRoutes(
    [{ element: <RequireSession />, children: [{ path: '*', element: <Somewhere /> }] }],
    { url: '/app', replies: { 'GET /api/search': answers } },
  );
  await screen.findByText('At /app');
  return page;
}

const box = () => screen.findByRole('combobox', { name: 'Search records, pages and actions' });
const option = (name: RegExp) => screen.findByRole('option', { name });

beforeEach(() => sessionStorage.clear());

describe('command palette', () => {
  // Must run first: once loaded, the code stays loaded.
  it('keeps every letter typed before its code is loaded', async () => {
    let load = () => {};
    mockLoading = new Promise((resolve) => (load = resolve));
    const { user, sent } = await setUp({ body: { ...NOTHING, clients: [minh] } });
    await user.keyboard('{Control>}k{/Control}ngu');
    expect(await box()).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    mockLoading = undefined;
    await act(async () => load());
    await screen.findByRole('dialog');
    await user.keyboard('yen');
    expect(await box()).toHaveValue('nguyen');
    expect(await option(/Minh Nguyễn/)).toBeVisible();
    // On a slow machine the first letters may have been searched separately; the last search has all of them.
    await waitFor(() => expect(sent('GET /api/search').at(-1)?.path).toContain('nguyen'));
  });

  it('opens with / and Ctrl+K, but not while the user is typing in a field', async () => {
    const { user } = await setUp({ body: NOTHING });
    await user.type(screen.getByRole('textbox', { name: 'Elsewhere' }), '/');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.tab();
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('/');
    expect(await box()).toHaveValue('');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.keyboard('{Control>}k{/Control}');
    expect(await box()).toHaveFocus();
    await expectAccessible();
  });

  it('finds records, tells namesakes apart, highlights matches, and opens a result by keyboard', async () => {
    const { user, sent } = await setUp({ body: { ...NOTHING, clients: [minh], quotes: [quote] } });
    await user.keyboard('/');
    await user.type(await box(), 'nguyen');
    const found = await option(/Minh Nguyễn.*born 27 Mar 1961 · Manly · 0412 345 678/);
    expect(within(found).getByText('Nguyễn').tagName).toBe('MARK');
    expect(await option(/Q-2026-000123.*Minh Nguyễn · \$5,300\.00 · Sent/)).toBeInTheDocument();
    // Expects one request for the whole word, not one per letter.
    expect(sent('GET /api/search').map(({ path }) => path)).toEqual(['/api/search?q=nguyen']);
    await expectAccessible();
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    expect(await screen.findByText(`At /clients/${minh.id}`)).toBeInTheDocument();
  });

  it('keeps only the results that still match while the next search is running', async () => {
    const other = {
      ...minh,
      id: '01a1fa25-0000-7000-8000-00000000000c',
      firstName: 'Ngaire',
      lastName: 'Stone',
    };
    const { user } = await setUp({ body: { ...NOTHING, clients: [minh, other] } }, 'never');
    await user.keyboard('/');
    await user.type(await box(), 'ng');
    // jsdom treats <mark> as a block element and reads a space after it.
    await option(/Stone/);
    await user.type(await box(), 'uy');
    expect(screen.getByRole('option', { name: /Minh/ })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: /Stone/ })).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Searching…');
  });

  it('cancels a search when the text changes', async () => {
    const { user, sent } = await setUp('never', { body: { ...NOTHING, clients: [minh] } });
    const aborted: string[] = [];
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) => {
      init?.signal?.addEventListener('abort', () => aborted.push(String(input)));
      return fetch(input, init);
    };
    await user.keyboard('/');
    await user.type(await box(), 'mi');
    await waitFor(() => expect(sent('GET /api/search')).toHaveLength(1));
    await user.type(await box(), 'nh');
    await option(/Minh/);
    expect(aborted.filter((url) => url.includes('q=mi'))).toHaveLength(1);
  });

  it('offers to add a client who was not found, with the name filled in', async () => {
    const { user } = await setUp({ body: NOTHING });
    await user.keyboard('/');
    await user.type(await box(), 'zoe parata-henare');
    expect(await screen.findByText('No results.')).toBeInTheDocument();
    await user.click(await option(/New client “zoe parata-henare”/));
    expect(await screen.findByText('At /clients/new')).toBeInTheDocument();
    expect(JSON.parse(screen.getByTestId('state').textContent ?? '')).toEqual({
      startWith: { firstName: 'Zoe', lastName: 'Parata-Henare' },
    });
  });

  it('names the groups that could not be searched', async () => {
    const { user } = await setUp(
      { body: { ...NOTHING, clients: [minh], missing: ['quotes', 'doctors'] } },
      { status: 503, body: {} },
    );
    await user.keyboard('/');
    await user.type(await box(), 'minh');
    await option(/Minh/);
    expect(screen.getByRole('dialog')).toHaveTextContent('just now: Quotes, Doctors.');
  });

  it('starts with the most recently opened records', async () => {
    rememberRecord(sessionSample.user.id, { kind: 'client', id: minh.id, label: 'Minh Nguyễn' });
    const { user } = await setUp({ body: NOTHING });
    await user.keyboard('/');
    const recent = await screen.findByRole('group', { name: 'Recent' });
    expect(within(recent).getByRole('option', { name: /Minh Nguyễn\s*Client/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await user.keyboard('{Enter}');
    expect(await screen.findByText(`At /clients/${minh.id}`)).toBeInTheDocument();
  });
});
