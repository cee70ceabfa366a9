import { screen, within } from '@testing-library/react';
import { pageOf, type Reply } from '../../testing/fake-server';
import { renderPage, sessionSample } from '../../testing/render-page';
import { ClientDetailPage } from './client-detail.page';
import { clientSample, ID, OTHER_ID } from './client.sample';
import { MergePage } from './merge.page';

const other = clientSample({
  id: OTHER_ID,
  version: 5,
  lastName: 'Marsh-Bell',
  phone: '+61498765432',
  suburb: 'Manly',
  streetAddress: '4 Ocean Street',
});
const preview = {
  survivor: clientSample(),
  other,
  missing: ['CALLBACK'],
  belongings: [{ kind: 'QUOTE', count: 1, otherCount: 2 }],
};
const merged = {
  id: '01a1fa25-0000-7000-8000-0000000000e1',
  survivorId: ID,
  formerId: OTHER_ID,
  formerName: 'Helen Marsh-Bell',
  mergedAt: '2026-11-20T00:00:00.000Z',
  mergedBy: { id: sessionSample.user.id, name: 'Amelia Nguyen' },
  undoUntil: '2026-12-20T00:00:00.000Z',
  undoneAt: null,
  isUndoable: true,
};
const AT = `/api/clients/${ID}/merge`;

const open = (reply: Reply = { body: merged }, role = 'ORG_ADMIN') =>
  renderPage(<MergePage />, {
    path: '/clients/:id/merge/:otherId',
    url: `/clients/${ID}/merge/${OTHER_ID}`,
    user: { role },
    replies: {
      [`GET /api/clients/${ID}/merge-preview`]: [{ body: preview }],
      [`POST ${AT}`]: [reply],
      [`POST /api/client-merges/${merged.id}/undo`]: [{ body: { ...merged, isUndoable: false } }],
    },
  });

describe('comparison of two client records', () => {
  it('offers a choice where the records differ, and takes values only the other one has', async () => {
    open();
    const name = await screen.findByRole('radiogroup', { name: 'Last name' });
    expect(within(name).getByRole('radio', { name: 'Marsh' })).toBeChecked();
    const street = screen.getByRole('radiogroup', { name: 'Street address' });
    expect(within(street).getByRole('radio', { name: '4 Ocean Street' })).toBeChecked();
    expect(screen.queryByRole('radiogroup', { name: 'Email' })).not.toBeInTheDocument();
    expect(screen.getByRole('row', { name: 'Quotes 1 2' })).toBeInTheDocument();
    expect(screen.getByText(/Could not be counted at the moment: Callbacks/)).toBeInTheDocument();
  });

  it('merges with the versions that were read, and can be undone immediately', async () => {
    const { user, sent, at } = open();
    const name = await screen.findByRole('radiogroup', { name: 'Last name' });
    await user.click(within(name).getByRole('radio', { name: 'Marsh-Bell' }));
    await user.click(screen.getByRole('button', { name: 'Merge records' }));
    expect(await screen.findByText('Records merged')).toBeInTheDocument();
    expect(sent(`POST ${AT}`)[0]?.body).toEqual({
      otherId: OTHER_ID,
      version: 3,
      otherVersion: 5,
      fields: ['lastName', 'streetAddress'],
    });
    expect(at()).toBe(`/clients/${ID}`);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Merge undone')).toBeInTheDocument();
  });

  it('links to the comparison with the other record kept', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Keep the other record instead' })).toHaveAttribute(
      'href',
      `/clients/${OTHER_ID}/merge/${ID}`,
    );
  });

  it('is read-only for users who may not delete clients', async () => {
    open({ body: merged }, 'SALES_MANAGER');
    expect(await screen.findByText(/Only people who can change and delete/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Merge records' })).not.toBeInTheDocument();
  });
});

describe('client page', () => {
  const list = (items: object[]) => pageOf(items);
  const openClient = (client: object, items: object[] = []) =>
    renderPage(<ClientDetailPage />, {
      path: '/clients/:id',
      url: `/clients/${ID}`,
      replies: {
        [`GET /api/clients/${ID}`]: [{ body: client }],
        [`GET /api/clients/${OTHER_ID}`]: [{ body: other }],
        [`GET /api/clients/${ID}/merges`]: [{ body: { items } }],
        [`GET /api/clients/${OTHER_ID}/merges`]: [{ body: { items: [] } }],
        [`GET /api/clients/${ID}/household`]: [{ body: { items: [] } }],
        [`GET /api/clients/${OTHER_ID}/household`]: [{ body: { items: [] } }],
        [`GET /api/clients/${ID}/consents`]: [{ body: { channels: [], history: [] } }],
        [`GET /api/clients/${OTHER_ID}/consents`]: [{ body: { channels: [], history: [] } }],
        'GET /api/duplicate-clients': [list([])],
        'GET /api/quotes': [list([])],
        [`POST /api/client-merges/${merged.id}/undo`]: [{ body: { ...merged, isUndoable: false } }],
      },
    });

  it('shows what was merged into the record, and undoes the merge after confirmation', async () => {
    const { user, sent } = openClient(clientSample(), [merged]);
    expect(
      await screen.findByText(
        /Amelia Nguyen merged the record of Helen Marsh-Bell into this one on 20 Nov 2026/,
      ),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo merge' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: /Undo the merge with Helen Marsh-Bell/ }),
    );
    await user.click(dialog.getByRole('button', { name: 'Undo merge' }));
    expect(await screen.findByText('Merge undone')).toBeInTheDocument();
    expect(sent(`POST /api/client-merges/${merged.id}/undo`)).toHaveLength(1);
  });

  it('redirects from a merged record to the one it is now part of', async () => {
    const { at } = openClient(clientSample({ mergedInto: OTHER_ID, deletedAt: '2026-11-20T00:00:00.000Z' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Helen Marsh-Bell' })).toBeInTheDocument();
    expect(at()).toBe(`/clients/${OTHER_ID}`);
  });
});
