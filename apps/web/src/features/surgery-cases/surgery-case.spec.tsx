import { screen, waitFor, within } from '@testing-library/react';
import { checklistItem, type ChecklistItem, type SurgeryCase } from '@quillcare/contracts';
import { expectAccessible } from '../../testing/axe';
import { problemOf } from '../../testing/fake-server';
import { onPhone } from '../../testing/phone';
import { sampleOf } from '../../testing/sample-of';
import { AT, fillSchedule, ID, open, OTHER, someCase } from './surgery-case.suite';

const AWAY = problemOf(503, 'SERVICE_UNAVAILABLE', 'Please try again in a moment.');

it('shows the next step, and schedules in the practice’s time with the catalogue’s duration', async () => {
  const { user, sent } = open(someCase(), {
    [`POST ${AT}/schedule`]: [{ body: someCase({ version: 5 }) }],
  });
  expect(await screen.findByText(/It has no date yet/)).toBeInTheDocument();
  expect(screen.getByText('Date to be set')).toBeInTheDocument();
  await expectAccessible();
  const dialog = await fillSchedule(user);
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
  await waitFor(() => expect(sent(`POST ${AT}/schedule`)).toHaveLength(1));
  expect(sent(`POST ${AT}/schedule`)[0]?.body).toMatchObject({
    version: 4,
    startsAt: '2026-12-03T09:00',
    durationMinutes: 60,
    doctorId: ID,
    allowClash: false,
  });
});

it('collapses the signed quote on phones until it is opened', async () => {
  const back = onPhone();
  const { user } = open(someCase());
  const signed = within(await screen.findByRole('region', { name: 'What the patient signed' }));
  expect(signed.queryByRole('heading', { name: 'Evidence' })).not.toBeInTheDocument();
  await user.click(signed.getByRole('button', { name: 'Show', expanded: false }));
  expect(signed.getByRole('heading', { name: 'Evidence' })).toBeVisible();
  await user.click(signed.getByRole('button', { name: 'Hide', expanded: true }));
  expect(signed.queryByRole('heading', { name: 'Evidence' })).not.toBeInTheDocument();
  back();
});

it('says when the deposit and its online payments could not be loaded', async () => {
  open(someCase(), { [`GET ${AT}/deposit`]: [{ status: 503, body: AWAY }] });
  const deposits = within(await screen.findByRole('region', { name: 'Deposits' }));
  expect(await deposits.findByText(AWAY.detail)).toBeInTheDocument();
  expect(deposits.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

it('rejects a time skipped by daylight saving', async () => {
  const { user } = open(someCase(), {});
  await user.click(await screen.findByRole('button', { name: 'Schedule' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Schedule the surgery of Wei Chen/ }));
  await user.click(await dialog.findByRole('spinbutton', { name: 'Day' }));
  await user.keyboard('03102027');
  await user.type(dialog.getByRole('textbox', { name: 'Date and time, time of day' }), '2.30 am');
  expect(await dialog.findByText(/there is no 2:30\sam on 3 Oct 2027/)).toBeInTheDocument();
});

it('lists open checklist items before confirming, and asks why the consent is missing', async () => {
  const dated = someCase({ startsAt: '2026-12-02T22:00:00.000Z', durationMinutes: 60 });
  const item = sampleOf(checklistItem, { text: 'Consent signed by the patient', id: ID }) as ChecklistItem;
  const consent = {
    ...item,
    kind: 'CONSENT',
    state: 'OPEN',
    isOverdue: true,
    title: 'Consent signed by the patient',
  };
  const readiness = { state: 'OVERDUE', ready: 0, total: 1, overdue: 1, nextDueOn: null };
  const { user, sent } = open(dated, {
    [`GET ${AT}/checklist`]: [{ body: { caseId: ID, readiness, items: [consent] } }],
    [`POST ${AT}/confirm`]: [{ body: dated }],
  });
  await screen.findAllByText('Consent signed by the patient');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm this surgery?' }));
  expect(dialog.getByText('Consent signed by the patient (overdue)')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(sent(`POST ${AT}/confirm`)).toHaveLength(0);
  await user.type(dialog.getByRole('textbox', { name: /Why it goes ahead/ }), 'Signed on paper');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() =>
    expect(sent(`POST ${AT}/confirm`)[0]?.body).toEqual({
      version: 4,
      openItemsAcknowledged: true,
      consentReason: 'Signed on paper',
    }),
  );
});

it('cannot be confirmed before the checklist is loaded', async () => {
  const dated = someCase({ startsAt: '2026-12-02T22:00:00.000Z', durationMinutes: 60 });
  open(dated, { [`GET ${AT}/checklist`]: ['never'] });
  expect(await screen.findByRole('button', { name: 'Confirm' })).toBeDisabled();
});

it('requires a reason to move the surgery', async () => {
  const dated = someCase({ startsAt: '2026-12-02T22:00:00.000Z', durationMinutes: 60 });
  const { user, sent } = open(dated, { [`POST ${AT}/reschedule`]: [{ body: dated }] });
  await user.click(await screen.findByRole('button', { name: 'Move' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Move the surgery/ }));
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  expect((await dialog.findAllByText(/Please say why it is moved/)).length).toBeGreaterThan(0);
  await user.type(dialog.getByLabelText('Reason'), 'The theatre is closed');
  await user.click(dialog.getByRole('checkbox', { name: /not set yet/ }));
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  await waitFor(() =>
    expect(sent(`POST ${AT}/reschedule`)[0]?.body).toMatchObject({
      version: 4,
      startsAt: null,
      reason: 'The theatre is closed',
    }),
  );
});

it('removes the date of a case whose doctor has left without asking for another doctor', async () => {
  const { user, sent } = open(
    someCase({ status: 'SCHEDULED', startsAt: '2099-12-02T22:00:00.000Z', hasDoctorLeft: true }),
    { [`POST ${AT}/reschedule`]: [{ body: someCase({ version: 5 }) }] },
  );
  await user.click(await screen.findByRole('button', { name: 'Move' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Move the surgery/ }));
  await user.type(dialog.getByLabelText('Reason'), 'The doctor has left');
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  // A new date needs a doctor.
  expect((await dialog.findAllByText('Please choose a doctor')).length).toBeGreaterThan(0);
  await user.click(dialog.getByRole('checkbox', { name: /not set yet/ }));
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(sent(`POST ${AT}/reschedule`)).toHaveLength(1));
  expect(sent(`POST ${AT}/reschedule`)[0]?.body).toMatchObject({ startsAt: null });
  expect(sent(`POST ${AT}/reschedule`)[0]?.body).not.toHaveProperty('doctorId');
});

describe('cosmetic surgery case', () => {
  const gate = (kind: string) => ({ kind, evidence: null });
  const pathway = {
    gates: ['REFERRAL', 'FIRST_CONSULTATION', 'SECOND_CONSULTATION', 'SCREENING'].map(gate),
    problems: [],
    coolingOffDays: 7,
    coolingOffMonths: 0,
    isMinor: false,
    earliestOn: null,
    mayBook: false,
    exception: null,
  } as NonNullable<SurgeryCase['pathway']>;
  const planned = someCase({ status: 'PLANNED', pathway });

  it('shows its open steps, and records one with its evidence', async () => {
    const { user, sent } = open(planned, { [`POST ${AT}/gates`]: [{ body: planned }] });
    expect(await screen.findByText(/Some steps before booking aren’t done yet/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Schedule' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Medical exception' })).toBeNull();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Record: Referral' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record: Referral' }));
    await user.type(dialog.getByLabelText('Who referred the patient'), 'Dr Anika Rao');
    await user.click(dialog.getByRole('combobox', { name: /Profession/ }));
    await user.click(await screen.findByRole('option', { name: 'General practitioner' }));
    await user.click(dialog.getByRole('combobox', { name: /Independent/ }));
    await user.click(await screen.findByRole('option', { name: /^Yes/ }));
    await user.click(dialog.getByRole('button', { name: 'Record' }));
    await waitFor(() =>
      expect(sent(`POST ${AT}/gates`)[0]?.body).toMatchObject({
        version: 4,
        kind: 'REFERRAL',
        byName: 'Dr Anika Rao',
        profession: 'GP',
        isIndependent: true,
      }),
    );
  });

  it('records a step for the version that was shown although the case has changed since', async () => {
    const { user, sent, changedElsewhere } = open(planned, {
      [`GET ${AT}`]: [{ body: planned }, { body: { ...planned, version: 5 } }],
      [`POST ${AT}/gates`]: [{ body: planned }],
    });
    await user.click(await screen.findByRole('button', { name: 'Record: Referral' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record: Referral' }));
    changedElsewhere({ type: 'SurgeryCase', id: ID });
    await waitFor(() => expect(sent(`GET ${AT}`)).toHaveLength(2));
    await user.type(dialog.getByLabelText('Who referred the patient'), 'Dr Anika Rao');
    await user.click(dialog.getByRole('button', { name: 'Record' }));
    await waitFor(() => expect(sent(`POST ${AT}/gates`)[0]?.body).toMatchObject({ version: 4 }));
  });

  it('shows the evidence of a step being corrected also to somebody who may not see its document', async () => {
    const by = { doctorId: null, doctorName: null, mode: null, outcome: null, note: null };
    const evidence = {
      ...by,
      kind: 'REFERRAL' as const,
      doneOn: '2026-11-02',
      byName: 'Dr Anika Rao',
      profession: 'GP' as const,
      isIndependent: true,
      isAutomatic: false,
      documentId: OTHER,
      document: { id: OTHER, name: 'Document', mediaType: 'application/pdf' },
      recordedAt: '2026-11-03T01:00:00.000Z',
      recordedByName: 'Ruby Park',
    };
    const gates = [{ kind: 'REFERRAL' as const, evidence }];
    const { user, sent } = open(someCase({ status: 'PLANNED', pathway: { ...pathway, gates } }), {
      [`GET ${AT}/documents`]: [{ body: { items: [], seesClinical: false } }],
      [`POST ${AT}/gates`]: [{ body: planned }],
    });
    await user.click(await screen.findByRole('button', { name: 'Correct: Referral' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record: Referral' }));
    expect(await dialog.findByRole('combobox', { name: /^Document/ })).toHaveTextContent(/^Document$/);
    await user.click(dialog.getByRole('button', { name: 'Record' }));
    await waitFor(() => expect(sent(`POST ${AT}/gates`)[0]?.body).toMatchObject({ documentId: OTHER }));
  });

  it('reports that its date is too early, and the earliest one allowed', async () => {
    const early = { startsAt: '2099-12-02T22:00:00.000Z', isTooEarly: true, durationMinutes: 60 };
    open(someCase({ ...early, pathway: { ...pathway, earliestOn: '2099-12-10' } }));
    expect(await screen.findByText(/before the cooling-off period is over/)).toHaveTextContent(
      'Move it to 10 Dec 2099 or later',
    );
    expect(screen.getByRole('button', { name: 'Move' })).toBeInTheDocument();
  });

  it('asks for the evidence when the consent is ticked on the checklist', async () => {
    const item = sampleOf(checklistItem, { text: 'Consent signed', id: ID }) as ChecklistItem;
    const consent = { ...item, kind: 'CONSENT', state: 'OPEN', title: 'Consent signed' };
    const readiness = { state: 'MISSING', ready: 0, total: 1, overdue: 0, nextDueOn: null };
    const gated = { ...pathway, gates: [...pathway.gates, gate('CONSENT_SIGNED')] } as typeof pathway;
    const { user } = open(someCase({ status: 'PLANNED', pathway: gated }), {
      [`GET ${AT}/checklist`]: [{ body: { caseId: ID, readiness, items: [consent] } }],
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Consent signed' }));
    expect(await screen.findByRole('dialog', { name: 'Record: Consent signed' })).toBeInTheDocument();
  });

  it('shows the earliest date for booking', async () => {
    open(someCase({ status: 'PLANNED', pathway: { ...pathway, earliestOn: '2099-12-10' } }));
    expect(await screen.findByText(/It’s in the cooling-off period/)).toHaveTextContent('10 Dec 2099');
    expect(screen.getByText(/A deposit can be recorded once/)).toBeInTheDocument();
  });
});

it('shows the history, including a deliberate double booking', async () => {
  const event = {
    id: ID,
    kind: 'SCHEDULED',
    at: '2026-11-23T01:00:00.000Z',
    byName: 'Margaret Nguyen',
    fromStatus: 'SCHEDULED',
    toStatus: 'SCHEDULED',
    fromStartsAt: null,
    reason: null,
    detail: null,
    toStartsAt: '2026-12-02T22:00:00.000Z',
    clashes: [
      {
        name: 'Theatre 2',
        caseId: OTHER,
        quoteNumber: 'Q-2026-000003',
        startsAt: '2026-12-02T22:00:00.000Z',
        durationMinutes: 90,
      },
    ],
  };
  open(someCase(), {}, [event]);
  expect(await screen.findByText('Double-booked with Q-2026-000003 (Theatre 2)')).toBeInTheDocument();
});
