import { screen, waitFor, within } from '@testing-library/react';
import { deleteClient, restoreClient } from '@quillcare/contracts';
import { problemOf, type Reply } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { sampleOf } from '../../testing/sample-of';
import { ActButtons } from '../acts/act-buttons.view';
import { buildDeleteAct } from './delete-act.definition';

const record = { id: '01a1fa25-0000-7000-8000-00000000000a', version: 3 };
const OTHER = '01a1fa25-0000-7000-8000-00000000000b';
const AT = `/api/clients/${record.id}`;
const refused = {
  status: 409,
  body: {
    ...problemOf(409, 'HAS_DEPENDANTS', 'Other records depend on this one'),
    facts: { dependants: [{ kind: 'SIGNED_QUOTE', count: 2 }] },
  },
};
const restored = { body: sampleOf(restoreClient.result, { text: 'x', id: record.id }) };
const deleted = { body: { id: record.id, version: 4 } };

const remove = buildDeleteAct<typeof record>({
  remove: deleteClient,
  restore: restoreClient,
  nameOf: () => 'Helen Marsh',
});

const open = (...replies: Reply[]) =>
  renderPage(<ActButtons acts={[remove]} record={record} />, {
    path: '/clients',
    replies: { [`DELETE ${AT}`]: replies, [`POST ${AT}/restore`]: [restored] },
  });

const begin = async (user: ReturnType<typeof open>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Delete' }));

describe('deleting a record', () => {
  it('lists what depends on it, and does nothing on Cancel', async () => {
    const { user, sent } = open(refused);
    await begin(user);
    const dialog = await screen.findByRole('dialog', { name: 'Delete Helen Marsh?' });
    expect(dialog).toHaveTextContent('Helen Marsh has:2 signed quotes');
    expect(within(dialog).queryByRole('link')).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent(`DELETE ${AT}`).map(({ path }) => path)).toEqual([`${AT}?version=3`]);
  });

  it('lists the surgeries and pricing rules that use it, and warns that its rules stop applying', async () => {
    const dependants = [
      { kind: 'SURGERY', count: 1, records: [{ id: OTHER, name: 'Septoplasty' }] },
      { kind: 'PRICING_RULE', count: 6, records: [{ id: OTHER, name: 'Summer list' }] },
    ];
    const { user } = open({ ...refused, body: { ...refused.body, facts: { dependants } } });
    await begin(user);
    const dialog = await screen.findByRole('dialog');
    const items = within(dialog).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      '1 surgery: Septoplasty',
      '6 pricing rules: Summer list, …',
    ]);
    const link = (name: string) => within(dialog).getByRole('link', { name }).getAttribute('href');
    expect(link('Septoplasty')).toBe(`/admin/surgery-config/${OTHER}`);
    expect(link('Summer list')).toBe(`/admin/pricing-rules/${OTHER}`);
    expect(dialog).toHaveTextContent('While it is deleted, its pricing rules change nothing.');
  });

  it('deletes on confirmation, with the version that was read', async () => {
    const { user, sent } = open(refused, deleted);
    await begin(user);
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Helen Marsh')).toBeInTheDocument();
    expect(sent(`DELETE ${AT}`).at(-1)?.path).toBe(`${AT}?version=3&confirm=true`);
  });

  it('can be undone, with the version that deletion produced', async () => {
    const { user, sent } = open(deleted);
    await begin(user);
    // The toast of the previous test may still be visible.
    const undo = await screen.findAllByRole('button', { name: 'Undo' });
    await user.click(undo.at(-1) as HTMLElement);
    await waitFor(() => expect(sent(`POST ${AT}/restore`)).toHaveLength(1));
    expect(sent(`POST ${AT}/restore`)[0]?.body).toEqual({ version: 4 });
  });
});
