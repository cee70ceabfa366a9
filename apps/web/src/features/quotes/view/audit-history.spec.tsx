import { screen, within } from '@testing-library/react';
import { auditEntry, type AuditEntry } from '@quillcare/contracts';
import { refusal } from '../../../testing/fake-server';
import { blankOf } from '../../../testing/sample-of';
import { id, open, sent } from './quote-view.suite';

const ROUTE = 'GET /api/audit-entries';

const entry = (n: number, more: Partial<AuditEntry>): AuditEntry =>
  blankOf(auditEntry, {
    id: `01930000-0000-7000-8000-00000000010${n}`,
    entityType: 'QUOTE',
    entityId: id,
    action: 'UPDATE',
    entityLabel: 'Q-2026-0001',
    actorName: 'patient',
    actor: 'patient:1',
    correlationId: 'c-1',
    createdAt: '2026-11-20T02:00:00.000Z',
    ...more,
  });
const toAsked: AuditEntry['changes'] = [
  { field: 'status', oldValue: 'SENT', newValue: 'QUERY_RECEIVED', dataType: 'STRING' },
];
const interpreter: AuditEntry['changes'] = [
  { field: 'interpreterLanguage', oldValue: null, newValue: 'Greek', dataType: 'STRING' },
];

const panel = async () => within(await screen.findByRole('region', { name: 'History' }));

describe('quote history', () => {
  it('labels a follow-up question as a question although the status is unchanged', async () => {
    const items = [
      entry(3, { changes: interpreter }),
      entry(2, { reason: 'And how long is the operation?' }),
      entry(1, { reason: 'Is the anaesthetist included?', changes: toAsked }),
    ];
    open(sent(), { [ROUTE]: [{ body: { items, nextCursor: null, total: 3, totalIsEstimate: false } }] });
    const history = await panel();
    expect(await history.findByText('And how long is the operation?')).toBeVisible();
    const acts = history.getAllByText(/the quote$|a question$/).map(({ textContent }) => textContent);
    expect(acts).toEqual([
      'The patient changed the quote',
      'The patient asked a question',
      'The patient asked a question',
    ]);
  });

  it('reports that it could not be loaded', async () => {
    open(sent(), { [ROUTE]: [refusal(403, 'FORBIDDEN', 'No.')] });
    const history = await panel();
    expect(await history.findByText('The history could not be loaded')).toBeVisible();
  });
});
