import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuditEntry } from '@quillcare/contracts';
import { renderApp } from '../../testing/render-app';

const entry: AuditEntry = {
  id: '01900000-0000-7000-8000-000000000001',
  entityType: 'SURGERY',
  entityId: '01900000-0000-7000-8000-000000000002',
  action: 'UPDATE',
  entityLabel: 'Rhinoplasty',
  changes: [{ field: 'baseFeeMinor', oldValue: '900000', newValue: '950000', dataType: 'CURRENCY' }],
  reason: 'New fee schedule',
  notes: null,
  userId: '01900000-0000-7000-8000-000000000003',
  actor: 'user:01900000-0000-7000-8000-000000000003',
  actorName: 'Margaret Nguyen',
  correlationId: 'c-1',
  createdAt: '2026-11-20T01:02:03.000Z',
  isDemonstration: false,
};

it('lists audit entries, and shows the old and new values of an opened one', async () => {
  const page = { items: [entry], nextCursor: null, total: 1, totalIsEstimate: false };
  const { server } = await renderApp({
    url: '/admin/audit-trail?action=UPDATE',
    role: 'ORG_ADMIN',
    replies: { 'GET /api/audit-entries': [{ body: page }] },
  });
  await userEvent.click(await screen.findByText('Surgery Rhinoplasty'));
  const opened = within(await screen.findByRole('dialog', { name: 'Audit entry' }));
  expect(opened.getByText(/\$9,000.00/)).toBeInTheDocument();
  expect(opened.getByText(/\$9,500.00/)).toBeInTheDocument();
  expect(opened.getByText('New fee schedule')).toBeInTheDocument();
  expect(opened.getByText('Margaret Nguyen')).toBeInTheDocument();
  expect(server.received.some(({ path }) => path.includes('action=UPDATE'))).toBe(true);
  expect(screen.queryByText('Demonstration')).toBeNull();
});

it('marks the entries of a demonstration practice', async () => {
  const items = [{ ...entry, isDemonstration: true }];
  await renderApp({
    url: '/admin/audit-trail',
    role: 'ORG_ADMIN',
    replies: {
      'GET /api/audit-entries': [{ body: { items, nextCursor: null, total: 1, totalIsEstimate: false } }],
    },
  });
  expect(await screen.findByText('Demonstration')).toBeInTheDocument();
  await userEvent.click(screen.getByText('Surgery Rhinoplasty'));
  const opened = within(await screen.findByRole('dialog', { name: 'Audit entry' }));
  expect(opened.getByText('Demonstration')).toBeInTheDocument();
});
