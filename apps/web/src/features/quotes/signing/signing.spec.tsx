import { screen, waitFor, within } from '@testing-library/react';
import { acceptanceSummary, type AcceptanceSummary } from '@quillcare/contracts';
import { expectAccessible } from '../../../testing/axe';
import { problemOf, refusal } from '../../../testing/fake-server';
import { renderPage } from '../../../testing/render-page';
import { blankOf } from '../../../testing/sample-of';
import { act, AT, open, sent } from '../view/quote-view.suite';
import { ActButtons } from '../../../shared/acts/act-buttons.view';
import { buildHandOverAct } from '../view/quote-acts.definition';

const AT_TIME = '2026-11-21T00:00:00.000Z';

const accepted: AcceptanceSummary = blankOf(acceptanceSummary, {
  mode: 'TELEPHONE',
  assurance: 'RECORDED',
  signatory: {
    role: 'GUARDIAN',
    name: 'Aroha',
    relationship: 'mother',
    authority: 'parent',
    email: '',
    mailTo: 'PATIENT',
  },
  recordedByName: 'Ruby Park',
  recordedAt: AT_TIME,
});

it('records an acceptance by telephone, and shows errors at their fields', async () => {
  const refused = problemOf(400, 'VALIDATION_FAILED', 'Please check your input', [
    { path: 'patientInfo.agreedToTerms', message: 'Please confirm that the patient agreed to the terms' },
  ]);
  const record = `POST ${AT}/record-acceptance`;
  const { user, sent: requests } = open(sent(), {
    [record]: [{ status: 400, body: refused }, { body: { ...sent(), status: 'ACCEPTED' } }],
  });
  await act(user, 'Record an acceptance');
  const dialog = within(await screen.findByRole('dialog', { name: 'Record an acceptance' }));
  const confirm = dialog.getByRole('button', { name: 'Record acceptance' });
  await user.click(confirm);
  expect(dialog.getByText('Please note how you checked who it was.')).toBeInTheDocument();
  expect(
    dialog.getByText('Please confirm that the patient agreed to the treatment plan.'),
  ).toBeInTheDocument();
  expect(requests(record)).toHaveLength(0);
  await user.click(dialog.getByLabelText(/^Notes/));
  await user.paste('She called back');
  await user.click(dialog.getByLabelText('The patient agreed to the treatment plan'));
  await user.click(dialog.getByLabelText('The patient agreed to the terms and conditions'));
  await user.click(confirm);
  expect(await dialog.findAllByText(/agreed to the terms$/)).not.toHaveLength(0);
  await user.click(confirm);
  expect(await screen.findByText('Acceptance recorded')).toBeInTheDocument();
  expect(requests(record).at(-1)?.body).toMatchObject({
    mode: 'TELEPHONE',
    notes: 'She called back',
    scanId: null,
    patientInfo: { agreedToTerms: true, agreedToTreatment: true },
  });
});

it('lists the errors of an acceptance in a summary, which takes the focus and links to the fields', async () => {
  const place = { path: 'place', message: 'The theatre is closed' };
  const notes = { path: 'notes', message: 'Please write more' };
  const record = `POST ${AT}/record-acceptance`;
  const { user } = open(sent(), {
    [record]: [
      { status: 400, body: problemOf(400, 'VALIDATION_FAILED', 'Please check your input', [place, notes]) },
      refusal(409, 'VERSION_CONFLICT', 'Changed'),
    ],
  });
  await act(user, 'Record an acceptance');
  const dialog = within(await screen.findByRole('dialog', { name: 'Record an acceptance' }));
  const confirm = dialog.getByRole('button', { name: 'Record acceptance' });
  await user.click(confirm);
  const summary = await dialog.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(within(summary).getAllByRole('listitem')).toHaveLength(3);
  await user.click(
    within(summary).getByRole('button', { name: /^The patient agreed to the treatment plan: / }),
  );
  const treatment = dialog.getByLabelText('The patient agreed to the treatment plan');
  expect(treatment).toHaveFocus();
  expect(treatment).toHaveAccessibleDescription(
    'Please confirm that the patient agreed to the treatment plan.',
  );
  await user.click(treatment);
  await user.click(dialog.getByLabelText('The patient agreed to the terms and conditions'));
  await user.click(within(summary).getByRole('button', { name: /^Notes: / }));
  expect(dialog.getByLabelText(/^Notes/)).toHaveFocus();
  await user.paste('She called back');
  await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
  await user.click(confirm);
  const refused = await dialog.findByRole('alert');
  await waitFor(() => expect(refused).toHaveFocus());
  expect(refused).toHaveTextContent('place: The theatre is closed');
  expect(refused).toHaveTextContent('Notes: Please write more');
  expect(dialog.getByLabelText(/^Notes/)).toHaveAccessibleDescription(
    'How you checked who it was, and what was said. Please write more',
  );
  await user.click(confirm);
  await waitFor(() => expect(dialog.getByRole('alert')).not.toHaveTextContent('theatre'));
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveFocus());
  expect(dialog.getByRole('alert')).toHaveTextContent('The acceptance was not recorded');
});

it('asks before Escape discards what was entered about an acceptance', async () => {
  const { user } = open(sent());
  await act(user, 'Record an acceptance');
  const dialog = within(await screen.findByRole('dialog', { name: 'Record an acceptance' }));
  await user.click(dialog.getByLabelText(/^Notes/));
  await user.paste('She called back');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep typing' }));
  expect(dialog.getByLabelText(/^Notes/)).toHaveValue('She called back');
});

it('has an accessible form for recording an acceptance', async () => {
  const { user } = open(sent());
  await act(user, 'Record an acceptance');
  await screen.findByRole('dialog', { name: 'Record an acceptance' });
  await expectAccessible();
});

it('hands the device over by replacing the page with the patient’s', async () => {
  const go = jest.fn();
  const path = '/quote/accept/token?tablet=1';
  const { user } = renderPage(
    <ActButtons acts={[buildHandOverAct(go)]} record={{ ...sent(), versions: [] }} />,
    {
      path: '/quotes',
      replies: { [`POST ${AT}/hand-over`]: [{ body: { path, expiresAt: '2026-11-23T04:00:00Z' } }] },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Sign on this device' }));
  await user.click(await screen.findByRole('button', { name: 'Hand over' }));
  await waitFor(() => expect(go).toHaveBeenCalledWith(path));
});

it('states that an acceptance was recorded by staff and is unconfirmed', async () => {
  open({ ...sent(), status: 'ACCEPTED', acceptance: accepted });
  expect(await screen.findByText('Recorded by staff, not yet confirmed by the patient')).toBeInTheDocument();
  expect(screen.getByText('Parent or guardian: Aroha (mother)')).toBeInTheDocument();
});

it('offers the scan of a signed paper, and reports a failed download', async () => {
  const { user, sent: requests } = open(
    { ...sent(), status: 'ACCEPTED', acceptance: { ...accepted, mode: 'PAPER' } },
    { [`GET ${AT}/scan`]: [refusal(500, 'INTERNAL', 'Come back later')] },
  );
  await user.click(await screen.findByRole('button', { name: 'Download scan of the signed paper' }));
  expect(await screen.findByText('The scan could not be downloaded')).toBeInTheDocument();
  expect(screen.getByText('Come back later')).toBeInTheDocument();
  expect(requests(`GET ${AT}/scan`).length).toBeGreaterThan(0);
});

it('offers no scan for an acceptance by telephone', async () => {
  open({ ...sent(), status: 'ACCEPTED', acceptance: accepted });
  await screen.findByText('Parent or guardian: Aroha (mother)');
  expect(screen.queryByRole('button', { name: /scan/ })).not.toBeInTheDocument();
});

it('shows first that the patient disputes the acceptance, and what they said', async () => {
  const disputed = { ...accepted, disputedAt: '2026-11-22T00:00:00Z', patientComment: 'I only asked' };
  open({ ...sent(), status: 'ACCEPTED', acceptance: disputed });
  expect(await screen.findByRole('alert')).toHaveTextContent('I only asked');
  expect(screen.getByText(/but the patient says it’s wrong/)).toBeInTheDocument();
});
