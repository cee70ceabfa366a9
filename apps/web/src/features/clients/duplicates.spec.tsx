import { screen, waitFor, within } from '@testing-library/react';
import type { Client } from '@quillcare/contracts';
import { pageOf } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { NewClientPage } from './client.form';
import { clientSample, ID, OTHER_ID } from './client.sample';
import { DuplicateHint } from './duplicate-hints.view';
import { DuplicateListPage } from './duplicate-list.page';

const PAIR = '01a1fa25-0000-7000-8000-0000000000f1';
const pair = {
  id: PAIR,
  createdAt: '2026-11-20T00:00:00.000Z',
  reasons: ['EMAIL_NAME'],
  first: clientSample(),
  second: clientSample({ id: OTHER_ID, dateOfBirth: null }),
};
describe('list of possible duplicates', () => {
  const open = () =>
    renderPage(<DuplicateListPage />, {
      path: '/clients/duplicates',
      replies: {
        'GET /api/duplicate-clients': [pageOf([pair])],
        [`POST /api/duplicate-clients/${PAIR}/dismiss`]: [{ body: { id: PAIR } }],
        [`POST /api/duplicate-clients/${PAIR}/reopen`]: [{ body: { id: PAIR } }],
      },
    });

  it('shows what two records have in common, and links to their comparison', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'Helen Marsh' });
    expect(link).toHaveAttribute('href', `/clients/${ID}/merge/${OTHER_ID}`);
    expect(screen.getByText('Same email and name')).toBeInTheDocument();
  });

  it('marks a pair as two people, and can undo it', async () => {
    const { user, sent } = open();
    await user.click(
      await screen.findByRole('button', { name: 'Helen Marsh and Helen Marsh are not the same person' }),
    );
    expect(await screen.findByText('Kept as two people')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent(`POST /api/duplicate-clients/${PAIR}/reopen`)).toHaveLength(1));
  });
});

describe('client page', () => {
  const open = (pairs: object[]) =>
    renderPage(<DuplicateHint client={clientSample() as Client} />, {
      path: '/clients',
      replies: { 'GET /api/duplicate-clients': [pageOf(pairs)] },
    });

  it('names the client who may be the same person', async () => {
    open([pair]);
    expect(await screen.findByText(/Helen Marsh may be the same person/)).toBeVisible();
  });

  it('collapses several possible duplicates into a single notice', async () => {
    const { user } = open(
      [1, 2, 3, 4, 5].map((n) => ({ ...pair, id: `01a1fa25-0000-7000-8000-0000000000f${n}` })),
    );
    expect(await screen.findByText('5 clients may be the same person.')).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    expect(screen.getByRole('button', { name: 'Hide' })).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('new client form', () => {
  const open = () =>
    renderPage(<NewClientPage />, {
      path: '/clients/new',
      replies: {
        'GET /api/client-matches': [
          { body: { items: [{ ...clientSample(), reasons: ['EMAIL_NAME', 'PHONE_BIRTH'] }] } },
        ],
        'POST /api/clients': [{ body: clientSample() }],
      },
    });

  it('shows possible duplicates while it is filled in, without blocking the save', async () => {
    const { user, sent } = open();
    await user.type(await screen.findByLabelText('First name'), 'Helen');
    await user.type(screen.getByLabelText('Last name'), 'Marsh');
    expect(sent('GET /api/client-matches')).toHaveLength(0);
    await user.type(screen.getByLabelText('Email'), 'helen@example.com');
    const warning = within(screen.getByRole('status', { name: 'Matches found as you type' }));
    expect(await warning.findByRole('link', { name: 'Helen Marsh' })).toHaveAttribute(
      'href',
      `/clients/${ID}`,
    );
    expect(warning.getByText(/Same email and name · Same phone and date of birth/)).toBeInTheDocument();
    const asked = new URLSearchParams(sent('GET /api/client-matches').at(-1)?.path.split('?')[1]);
    expect(Object.fromEntries(asked)).toEqual({
      firstName: 'Helen',
      lastName: 'Marsh',
      email: 'helen@example.com',
    });
    await user.type(screen.getByLabelText('Phone'), '0412 345 678');
    await user.click(screen.getByRole('button', { name: 'Add client' }));
    await waitFor(() => expect(sent('POST /api/clients')).toHaveLength(1));
  });
});
