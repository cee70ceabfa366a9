import { screen, within } from '@testing-library/react';
import { renderPage, sessionSample } from '../../testing/render-page';
import { clientList } from './client-list.definition';
import { ClientListPage } from './client-list.page';
import { expectReadsBack } from '../../shared/list/reads-back.suite';

const client = {
  id: '01a1fa25-0000-7000-8000-00000000000a',
  version: 3,
  createdAt: '2026-11-02T08:00:00.000Z',
  updatedAt: '2026-11-02T08:00:00.000Z',
  deletedAt: null,
  firstName: 'Helen',
  lastName: 'Marsh',
  email: 'helen@example.com',
  phone: '+61412345678',
  dateOfBirth: '1961-03-27',
  isVip: true,
  suburb: 'Manly',
  state: 'NSW',
  isDuplicateFlag: false,
  mergedInto: null,
};

const whole = {
  ...client,
  version: 4,
  secondaryPhone: null,
  streetAddress: null,
  city: null,
  postcode: null,
  duplicateOf: null,
  createdBy: null,
  updatedBy: null,
};

function open(country: 'AU' | 'NZ', url = '/clients', shown: object = client, pairs = 0) {
  const organisation = { ...sessionSample.organisation, country };
  return renderPage(<ClientListPage />, {
    path: '/clients',
    url,
    isSignedIn: true,
    replies: {
      'GET /api/auth/session': [{ body: { ...sessionSample, organisation } }],
      'GET /api/clients': [{ body: { items: [shown], nextCursor: null, total: 1, totalIsEstimate: false } }],
      [`POST /api/clients/${client.id}/restore`]: [{ body: whole }],
      'GET /api/duplicate-clients': [
        { body: { items: [], nextCursor: null, total: pairs, totalIsEstimate: false } },
      ],
    },
  });
}

describe('the list of clients', () => {
  it.each([
    ['AU', 'TAS', 'Otago'],
    ['NZ', 'Otago', 'TAS'],
  ] as const)('is filtered by the places of a practice in %s', async (country, offered, other) => {
    const { user } = open(country);
    await user.click(await screen.findByRole('button', { name: 'State' }));
    const menu = await screen.findByRole('menu');
    expect(within(menu).getByRole('menuitemradio', { name: offered })).toBeInTheDocument();
    expect(within(menu).queryByRole('menuitemradio', { name: other })).not.toBeInTheDocument();
  });

  it('shows who is a VIP, and leads to the client', async () => {
    open('AU');
    const link = await screen.findByRole('link', { name: 'Helen Marsh' });
    expect(link).toHaveAttribute('href', `/clients/${client.id}`);
    // More than once, because there is also a filter called VIP.
    expect(screen.getAllByText('VIP').length).toBeGreaterThan(1);
  });

  it('says how many pairs may be the same person, and leads to them', async () => {
    open('AU', '/clients', client, 2);
    expect(await screen.findByText('2 pairs of clients may be the same person.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Review' })).toHaveAttribute('href', '/clients/duplicates');
  });

  it('brings a deleted client back, on the version that was deleted', async () => {
    const { user, sent } = open('AU', '/clients?view=deleted', { ...client, deletedAt: client.updatedAt });
    await user.click(await screen.findByRole('button', { name: /^Restore/ }));
    expect(await screen.findByText('Helen Marsh restored')).toBeInTheDocument();
    expect(sent(`POST /api/clients/${client.id}/restore`)[0]?.body).toEqual({ version: 3 });
  });
});

it('an export with every field comes back in', () => expectReadsBack(clientList, 'clients'));
