import { screen, within } from '@testing-library/react';
import { expectAccessible } from '../../testing/axe';
import { problemOf, type Reply } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { BookingFormPanel } from './booking-form.panel';
import { caseSample, detailsSample, documentSample, ID } from './case-papers.sample';

const AT = `/api/surgery-cases/${ID}/booking-details`;
const FORM = `/api/surgery-cases/${ID}/booking-form`;

const open = (replies: Record<string, Reply[]> = {}) =>
  renderPage(<BookingFormPanel surgeryCase={caseSample} />, {
    path: '/surgery-cases',
    replies: { [`GET ${AT}`]: [{ body: detailsSample() }], ...replies },
  });

it('shows the contents of the form, and what is left to fill in by hand', async () => {
  open();
  const panel = within(await screen.findByRole('region', { name: 'Hospital booking form' }));
  expect(await panel.findByText('Overnight')).toBeInTheDocument();
  // Nobody has entered it, so the catalogue's value is shown.
  expect(panel.getByText('General')).toBeInTheDocument();
  expect(panel.getByText('To be filled in by hand: date and time, theatre.')).toBeInTheDocument();
  await expectAccessible();
});

it('states that it is for clinical staff, and offers others nothing else', async () => {
  const refused = problemOf(403, 'CLINICAL_ONLY', 'Only clinical staff can see this');
  open({ [`GET ${AT}`]: [{ status: 403, body: refused }] });
  expect(await screen.findByText(/^Only clinical staff can see this/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

it('warns that the form would lack the patient’s record', async () => {
  open({ [`GET ${AT}`]: [{ body: detailsSample({ missing: ['CLIENT'] }) }] });
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be read just now');
});

it('saves the first details of a case', async () => {
  const none = detailsSample({ version: 0, admissionType: null, expectedNights: null, allergies: null });
  const { user, sent } = open({
    [`GET ${AT}`]: [{ body: none }],
    [`PATCH ${AT}`]: [{ body: detailsSample({ version: 1 }) }],
  });
  await user.click(await screen.findByRole('button', { name: 'Edit details' }));
  await user.click(await screen.findByRole('combobox', { name: /^Admission/ }));
  await user.click(await screen.findByRole('option', { name: 'Day' }));
  await user.type(screen.getByLabelText(/^Allergies/), 'Latex');
  await user.click(screen.getByRole('button', { name: 'Save details' }));
  expect(await screen.findByRole('button', { name: 'Edit details' })).toBeInTheDocument();
  expect(sent(`PATCH ${AT}`)[0]?.body).toMatchObject({
    version: 0,
    admissionType: 'DAY',
    allergies: 'Latex',
  });
});

it('saves the form as a document, and shows why it failed', async () => {
  const full = problemOf(409, 'CASE_DOCUMENTS_FULL', 'This case has 200 documents.');
  const { user } = open({
    [`POST ${FORM}`]: [{ status: 409, body: full }, { body: documentSample({ name: 'Booking form.pdf' }) }],
  });
  const keep = await screen.findByRole('button', { name: 'Save to documents' });
  await user.click(keep);
  expect(await screen.findByText('This case has 200 documents.')).toBeInTheDocument();
  await user.click(keep);
  expect(await screen.findByText('Saved to documents')).toBeInTheDocument();
});
