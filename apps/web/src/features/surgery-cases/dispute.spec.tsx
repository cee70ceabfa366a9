import { screen, within } from '@testing-library/react';
import { getQuote, getSurgeryCase, listCaseDocuments, type SurgeryCase } from '@quillcare/contracts';
import { expectAccessible } from '../../testing/axe';
import { problemOf } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { blankOf, sampleOf } from '../../testing/sample-of';
import { NextStepPanel } from './next-step.panel';

const SEED = { text: 'x', id: '01930000-0000-7000-8000-000000000001' };
const sample = sampleOf(getSurgeryCase.result, SEED) as SurgeryCase;
const held: SurgeryCase = {
  ...sample,
  status: 'SCHEDULED',
  isDisputed: true,
  isTooEarly: false,
  startsAt: '2099-12-02T22:00:00.000Z',
  acceptanceData: {
    ...sample.acceptanceData,
    mode: 'TELEPHONE',
    disputedAt: '2026-11-26T01:00:00.000Z',
    patientComment: 'I only asked',
  },
};
const quote = {
  ...(sampleOf(getQuote.result, SEED) as object),
  id: held.quoteId,
  version: 7,
  variationOfId: null,
};
const SETTLE = `POST /api/quotes/${held.quoteId}/settle-dispute`;

function open(...answers: object[]) {
  return openFor(quote, ...answers);
}

function openFor(disputed: object, ...answers: object[]) {
  return renderPage(<NextStepPanel surgeryCase={held} />, {
    path: '/surgery-cases',
    replies: {
      [`GET /api/quotes/${held.quoteId}`]: [{ body: disputed }],
      [`GET /api/surgery-cases/${held.id}/documents`]: [{ body: blankOf(listCaseDocuments.result) }],
      [SETTLE]: answers,
    },
  });
}

it('shows the patient’s dispute and the booked date, and offers only to move the case', async () => {
  open();
  expect(await screen.findByText('I only asked')).toBeInTheDocument();
  expect(screen.getByText(/^It’s booked for 3 Dec 2099/)).toBeInTheDocument();
  expect(screen.getByText(/has to be settled before anything is booked or billed/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Move' })).toBeInTheDocument();
  await expectAccessible();
});

it('settles a dispute with reason and evidence, and shows at its field what is missing', async () => {
  const refused = problemOf(400, 'VALIDATION_FAILED', 'Please check your input', [
    { path: 'note', message: 'Please note the evidence, or choose a document' },
  ]);
  const { user, sent } = open({ status: 400, body: refused }, { body: quote });
  await user.click(await screen.findByRole('button', { name: 'Settle' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Settle the dispute' }));
  await user.type(dialog.getByLabelText(/^Reason/), 'You called again');
  await user.click(dialog.getByRole('button', { name: 'Settle the dispute' }));
  expect(await dialog.findAllByText('Please note the evidence, or choose a document')).not.toHaveLength(0);
  await user.type(dialog.getByLabelText(/^Evidence/), 'Call of 27 Nov');
  await user.click(dialog.getByRole('button', { name: 'Settle the dispute' }));
  expect(await screen.findByText('Dispute settled')).toBeInTheDocument();
  expect(sent(SETTLE).at(-1)?.body).toEqual({
    version: 7,
    outcome: 'STANDS',
    reason: 'You called again',
    note: 'Call of 27 Nov',
    documentId: null,
  });
});

it.each([
  ['a change', SEED.id, true],
  ['a first version', null, false],
])('says before settling what ends with the acceptance of %s', async (_of, variationOfId, isSaid) => {
  const { user } = openFor({ ...quote, variationOfId });
  await user.click(await screen.findByRole('button', { name: 'Settle' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Settle the dispute' }));
  expect(await dialog.findByLabelText(/^Reason/)).toBeVisible();
  const warning = dialog.queryByText(/the version accepted before ends too: .* and its date is released/);
  expect(warning !== null).toBe(isSaid);
});
