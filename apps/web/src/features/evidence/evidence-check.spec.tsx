import { screen } from '@testing-library/react';
import type { EvidenceCheck } from '@quillcare/contracts';
import { expectAccessible } from '../../testing/axe';
import { renderPage } from '../../testing/render-page';
import { EvidenceCheckPage } from './evidence-check.page';

const QUOTE = '01930000-0000-7000-8000-00000000000a';
const sound: EvidenceCheck = {
  ...{ isRunning: false, checkedAt: '2026-11-28T16:00:00.000Z', filesCheckedAt: null },
  attestedUntil: '2026-11-28T03:00:00.000Z',
  counts: { documents: 1_204, answers: 310, files: 2_100, scans: 4, auditEntries: 88_000 },
  ...{ faultCount: 0, faults: [] },
};
const forged: EvidenceCheck = {
  ...sound,
  faultCount: 2,
  faults: [
    {
      ...{ id: '01930000-0000-7000-8000-00000000000b', quoteId: QUOTE, foundAt: '2026-11-28T16:00:00.000Z' },
      ...{ place: 'Q-0012, version 1, answer', fault: 'is not the answer that was given' },
    },
    {
      ...{ id: '01930000-0000-7000-8000-00000000000c', quoteId: null, foundAt: '2026-11-28T16:00:00.000Z' },
      ...{ place: 'audit trail, entry 17', fault: 'is not as it was written' },
    },
  ],
};

const setUp = (...checks: EvidenceCheck[]) =>
  renderPage(<EvidenceCheckPage />, {
    path: '/admin/evidence',
    isSignedIn: true,
    replies: {
      'GET /api/evidence': checks.map((body) => ({ body })),
      'POST /api/evidence/check': [{ status: 202, body: { ...sound, isRunning: true } }],
    },
  });

it('says that everything is in order, and how much was checked', async () => {
  setUp(sound);
  expect(await screen.findByText('Everything is as it was stored')).toBeVisible();
  expect(screen.getByText('Entries of the audit trail').nextElementSibling).toHaveTextContent('88,000');
  await expectAccessible();
});

it('names what is damaged, with the way to it', async () => {
  setUp(forged);
  expect(await screen.findByText('2 things are not as they were stored')).toBeVisible();
  expect(screen.getByText('Q-0012, version 1, answer').parentElement).toHaveTextContent(
    'is not the answer that was given',
  );
  expect(screen.getByRole('link', { name: 'Open quote' })).toHaveAttribute('href', `/quotes/view/${QUOTE}`);
  expect(screen.getByRole('link', { name: 'Open audit trail' })).toBeVisible();
  await expectAccessible();
});

it('starts a check, and says that it goes on', async () => {
  const { user, sent } = setUp(sound, { ...sound, isRunning: true });
  await user.click(await screen.findByRole('button', { name: 'Check now' }));
  expect(await screen.findByText('Checking…')).toBeVisible();
  expect(sent('POST /api/evidence/check')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Check now' })).toBeDisabled();
});
