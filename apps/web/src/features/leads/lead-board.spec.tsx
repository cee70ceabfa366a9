import { screen, waitFor, within } from '@testing-library/react';
import type { LeadSummary } from '@quillcare/contracts';
import { expectAccessible } from '../../testing/axe';
import { refusal } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { LeadBoardPage } from './lead-board.page';
import { COLLEAGUES, detail, ID, lead, SETTINGS } from './lead-samples.suite';

const STATUS = `POST /api/leads/${ID}/status`;

describe('lead board', () => {
  const column = (status: LeadSummary['status'], ...cards: LeadSummary[]) => ({
    status,
    cards,
    count: cards.length,
    expectedValueMinor: cards.reduce((sum, card) => sum + (card.expectedValueMinor ?? 0), 0),
  });
  const BOARD = {
    columns: [
      column('NEW', lead({})),
      ...(['CONTACTED', 'QUALIFIED', 'CONVERTED', 'LOST'] as const).map((status) => column(status)),
    ],
  };
  const open = (replies: object = {}) =>
    renderPage(<LeadBoardPage />, {
      path: '/leads/board',
      replies: { 'GET /api/lead-board': [{ body: BOARD }], ...SETTINGS, ...COLLEAGUES, ...replies },
    });
  const moveTo = async (user: ReturnType<typeof open>['user'], target: string) => {
    await user.click(await screen.findByRole('button', { name: 'Move Aroha Tāwhiao' }));
    await user.click(await screen.findByRole('menuitem', { name: target }));
  };

  it('marks a lead awaiting contact, and saves a moved card', async () => {
    const { user, sent } = open({ [STATUS]: [{ body: detail({ status: 'QUALIFIED' }) }] });
    expect(await screen.findByText(/^Waiting .* \(target 4 h\)$/)).toBeInTheDocument();
    await expectAccessible();
    await moveTo(user, 'Qualified');
    await waitFor(() => expect(sent(STATUS)[0]?.body).toEqual({ version: 3, status: 'QUALIFIED' }));
  });

  it('moves a card back after a version conflict, with the reason', async () => {
    const said = 'Somebody else changed this lead. Please look at it again.';
    const conflict = refusal(409, 'VERSION_CONFLICT', said);
    const { user, sent } = open({ [STATUS]: [conflict] });
    await moveTo(user, 'Qualified');
    expect(await screen.findByText(said)).toBeInTheDocument();
    const first = within(screen.getByRole('region', { name: /^New/ }));
    expect(first.getByRole('link', { name: 'Aroha Tāwhiao' })).toBeInTheDocument();
    expect(sent(STATUS)).toHaveLength(1);
  });

  it('filters by owner and awaited contact on the server', async () => {
    const { user, sent } = open();
    const asked = () => sent('GET /api/lead-board').at(-1)?.path;
    await user.click(await screen.findByRole('combobox', { name: 'Whose leads' }));
    await user.click(await screen.findByRole('option', { name: 'No owner' }));
    await waitFor(() => expect(asked()).toBe('/api/lead-board?owner=none'));
    await user.click(screen.getByRole('switch', { name: 'Not contacted yet' }));
    await waitFor(() => expect(asked()).toContain('awaitsContact=true'));
  });

  it('asks before marking a lead as lost, and silently moves the card back on Cancel', async () => {
    const { user, sent } = open();
    await moveTo(user, 'Lost');
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark Aroha Tāwhiao as lost?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const first = within(screen.getByRole('region', { name: /^New/ }));
    expect(first.getByRole('link', { name: 'Aroha Tāwhiao' })).toBeInTheDocument();
    expect(sent(STATUS)).toHaveLength(0);
    expect(screen.queryByText('Not moved')).toBeNull();
  });
});
