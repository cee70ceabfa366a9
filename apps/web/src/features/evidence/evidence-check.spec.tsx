import { screen } from '@testing-library/react';
import { type AuditVerification, evidenceCheck, type EvidenceCheck } from '@quillcare/contracts';
import { expectAccessible } from '../../testing/axe';
import { renderPage } from '../../testing/render-page';
import { blankOf } from '../../testing/sample-of';
import { EvidenceCheckPage } from './evidence-check.page';

const QUOTE = '01930000-0000-7000-8000-00000000000a';
const sound: EvidenceCheck = blankOf(evidenceCheck, {
  checkedAt: '2026-11-28T16:00:00.000Z',
  attestedUntil: '2026-11-28T03:00:00.000Z',
  counts: {
    documents: 1_204,
    answers: 310,
    files: 2_100,
    scans: 4,
    auditEntries: 88_000,
    caseDocuments: 52,
    consents: 1_900,
    disputes: 3,
    unattested: 0,
  },
});
const forged: EvidenceCheck = {
  ...sound,
  faultCount: 3,
  faults: [
    {
      id: '01930000-0000-7000-8000-00000000000d',
      quoteId: null,
      foundAt: '2026-11-28T16:00:00.000Z',
      clientId: QUOTE,
      place: 'contact consent by email of 2026-11-28',
      fault: 'is not in the audit trail',
    },
    {
      clientId: null,
      id: '01930000-0000-7000-8000-00000000000b',
      quoteId: QUOTE,
      foundAt: '2026-11-28T16:00:00.000Z',
      place: 'Q-0012, version 1, answer',
      fault: 'is not the answer that was given',
    },
    {
      clientId: null,
      id: '01930000-0000-7000-8000-00000000000c',
      quoteId: null,
      foundAt: '2026-11-28T16:00:00.000Z',
      place: 'audit trail, entry 17',
      fault: 'is not as it was written',
    },
  ],
};

const whole: AuditVerification = {
  verifiedAt: '2026-11-28T16:00:00.000Z',
  entries: 88_000,
  fault: null,
  hasCheckpoints: true,
  firstAt: '2025-01-02T03:04:05.000Z',
  lastAt: '2026-11-28T15:59:00.000Z',
  attested: { until: '2026-11-28T03:00:00.000Z', sequence: 87_900 },
};
let trail: AuditVerification[] = [whole];
afterEach(() => (trail = [whole]));

const setUp = (...checks: EvidenceCheck[]) =>
  renderPage(<EvidenceCheckPage />, {
    path: '/admin/evidence',
    replies: {
      'GET /api/evidence': checks.map((body) => ({ body })),
      'GET /api/audit-verification': trail.map((body) => ({ body })),
      'POST /api/audit-verification': [{ body: trail.at(-1) }],
      'POST /api/evidence/check': [{ status: 202, body: { ...sound, isRunning: true } }],
    },
  });

it('reports that everything is intact, and how much was checked', async () => {
  setUp(sound);
  expect(await screen.findByText('Everything matches what was stored')).toBeVisible();
  expect(screen.getByText('Clients’ contact consents').nextElementSibling).toHaveTextContent('1,900');
  expect(await screen.findByText('Every entry is there and unchanged.')).toBeVisible();
  expect(screen.getByText('Entries').nextElementSibling).toHaveTextContent('1 to 88,000');
  expect(screen.getByText('Attested').nextElementSibling).toHaveTextContent('Up to entry 87,900');
  await expectAccessible();
});

it('lists what is damaged, with links to it', async () => {
  setUp(forged);
  expect(await screen.findByText('3 items do not match what was stored')).toBeVisible();
  expect(screen.getByText('Q-0012, version 1, answer').parentElement).toHaveTextContent(
    'is not the answer that was given',
  );
  expect(screen.getByRole('link', { name: 'Open quote' })).toHaveAttribute('href', `/quotes/view/${QUOTE}`);
  expect(screen.getByRole('link', { name: 'Open client' })).toHaveAttribute('href', `/clients/${QUOTE}`);
  expect(screen.getByRole('link', { name: 'Open audit trail' })).toBeVisible();
  await expectAccessible();
});

it('starts a check, and shows that it is running', async () => {
  const { user, sent } = setUp(sound, { ...sound, isRunning: true });
  await user.click(await screen.findByRole('button', { name: 'Check now' }));
  expect(await screen.findByText('Checking…')).toBeVisible();
  expect(sent('POST /api/evidence/check')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Check now' })).toBeDisabled();
});

it('verifies the audit trail on request, and explains where it is broken', async () => {
  trail = [whole, { ...whole, entries: 16, fault: { sequence: 17, kind: 'UNLINKED' } }];
  const { user, sent } = setUp(sound);
  await user.click(await screen.findByRole('button', { name: 'Verify now' }));
  expect(await screen.findByText(/Entry 17 does not follow from entry 16/)).toBeVisible();
  expect(sent('POST /api/audit-verification')).toHaveLength(1);
  await expectAccessible();
});
