import { screen, within } from '@testing-library/react';
import { pageOf } from '../../testing/fake-server';
import { renderPage, sessionSample } from '../../testing/render-page';
import { clientList, ClientListPage } from './client-list.page';
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
    replies: {
      'GET /api/auth/session': [{ body: { ...sessionSample, organisation } }],
      'GET /api/clients': [pageOf([shown])],
      [`POST /api/clients/${client.id}/restore`]: [{ body: whole }],
      'GET /api/duplicate-clients': [
        { body: { items: [], nextCursor: null, total: pairs, totalIsEstimate: false } },
      ],
    },
  });
}

describe('client list', () => {
  it.each([
    ['AU', 'TAS', 'Otago'],
    ['NZ', 'Otago', 'TAS'],
  ] as const)(
    'offers only the states or regions of the practice’s country %s as filters',
    async (country, offered, other) => {
      const { user } = open(country);
      await user.click(await screen.findByRole('button', { name: 'State' }));
      const menu = await screen.findByRole('menu');
      expect(within(menu).getByRole('menuitemradio', { name: offered })).toBeInTheDocument();
      expect(within(menu).queryByRole('menuitemradio', { name: other })).not.toBeInTheDocument();
    },
  );

  it('marks VIPs, and links to the client', async () => {
    open('AU');
    const link = await screen.findByRole('link', { name: 'Helen Marsh' });
    expect(link).toHaveAttribute('href', `/clients/${client.id}`);
    // More than once, because there is also a filter called VIP.
    expect(screen.getAllByText('VIP').length).toBeGreaterThan(1);
  });

  it('counts possible duplicates, and links to them', async () => {
    open('AU', '/clients', client, 2);
    expect(await screen.findByText('2 pairs of clients may be the same person.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Review' })).toHaveAttribute('href', '/clients/duplicates');
  });

  it('restores a deleted client with its version', async () => {
    const { user, sent } = open('AU', '/clients?view=deleted', { ...client, deletedAt: client.updatedAt });
    await user.click(await screen.findByRole('button', { name: /^Restore/ }));
    expect(await screen.findByText('Helen Marsh restored')).toBeInTheDocument();
    expect(sent(`POST /api/clients/${client.id}/restore`)[0]?.body).toEqual({ version: 3 });
  });
});

it('exports every field in a form that can be imported again', () => expectReadsBack(clientList, 'clients'));
