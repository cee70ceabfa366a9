import { screen, waitFor, within } from '@testing-library/react';
import { getSurgeryCase, type SurgeryCase } from '@quillcare/contracts';
import { expectAccessible } from '../../testing/axe';
import { problemOf } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { sampleOf } from '../../testing/sample-of';
import { SurgeryCasePage } from './surgery-case.page';

const ID = '01930000-0000-7000-8000-000000000001';
const OTHER = '01930000-0000-7000-8000-000000000002';
const AT = `/api/surgery-cases/${ID}`;

const someCase = (part: Partial<SurgeryCase> = {}): SurgeryCase => ({
  ...(sampleOf(getSurgeryCase.result, { text: 'x', id: ID }) as SurgeryCase),
  ...{ id: ID, version: 4, status: 'SCHEDULED', quoteNumber: 'Q-2026-000007', signedQuotes: [] },
  patient: { id: ID, firstName: 'Wei', lastName: 'Chen', email: 'wei@example.com', phone: '+61412345678' },
  procedures: [{ name: 'Septoplasty', finalFee: 350_000 }],
  ...{ startsAt: null, durationMinutes: null, suggestedMinutes: 60, theatre: null, hasDoctorLeft: false },
  ...{ doctorId: ID, doctorName: 'Dr Amelia Hartmann', hospitalId: null, hospitalName: null },
  ...{ siteId: null, siteName: null },
  ...{ assistantId: null, assistantName: null, anaesthetistId: null, anaesthetistName: null },
  ...{ cancelledAt: null, cancelledBy: null, cancelledReason: null, pathway: null, deposits: [] },
  ...part,
});
const list = (...items: object[]) => ({
  body: { items, nextCursor: null, total: items.length, totalIsEstimate: false },
});
const doctor = { id: ID, title: 'Dr', firstName: 'Amelia', lastName: 'Hartmann' };

function open(surgeryCase: SurgeryCase, replies: object = {}, history: object[] = []) {
  return renderPage(<SurgeryCasePage />, {
    path: '/surgery-cases/:id',
    url: `/surgery-cases/${ID}`,
    isSignedIn: true,
    replies: {
      [`GET ${AT}`]: [{ body: surgeryCase }],
      [`GET ${AT}/history`]: [{ body: { items: history } }],
      'GET /api/doctors': [list(doctor)],
      'GET /api/hospitals': [list()],
      'GET /api/providers': [list()],
      'GET /api/sites': [list()],
      'GET /api/notes': [list()],
      'GET /api/case-settings': [
        { body: { version: 0, updatedAt: null, clashMode: 'WARN', exceptionUserIds: [] } },
      ],
      ...replies,
    },
  });
}

async function fillSchedule(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Schedule' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Schedule the surgery of Wei Chen/ }));
  await user.type(dialog.getByLabelText(/Date and time/), '2026-12-03T09:00');
  return dialog;
}

it('says what is next, and schedules in the practice’s time with the catalogue’s length', async () => {
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
    ...{ version: 4, startsAt: '2026-12-03T09:00', durationMinutes: 60, doctorId: ID, allowClash: false },
  });
});

it('names the case that it runs into, and books anyway only when told so', async () => {
  const clash = {
    ...{ name: 'Dr Amelia Hartmann', caseId: OTHER, quoteNumber: 'Q-2026-000003' },
    ...{ startsAt: '2026-12-02T22:00:00.000Z', durationMinutes: 90 },
  };
  const problem = problemOf(409, 'CASE_CLASH', 'Booked at that time already.');
  const refused = { status: 409, body: { ...problem, facts: { clashes: [clash], mayAllow: true } } };
  const { user, sent } = open(someCase(), {
    [`POST ${AT}/schedule`]: [refused, { body: someCase({ version: 5 }) }],
  });
  const dialog = await fillSchedule(user);
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
  const link = await dialog.findByRole('link', { name: /Dr Amelia Hartmann: case Q-2026-000003/ });
  expect(link).toHaveAttribute('href', `/surgery-cases/${OTHER}`);
  await user.click(dialog.getByRole('button', { name: 'Book anyway' }));
  await waitFor(() => expect(sent(`POST ${AT}/schedule`)).toHaveLength(2));
  expect(sent(`POST ${AT}/schedule`)[1]?.body).toMatchObject({ allowClash: true });
});

it('is moved with a reason only', async () => {
  const dated = someCase({ startsAt: '2026-12-02T22:00:00.000Z', durationMinutes: 60 });
  const { user, sent } = open(dated, { [`POST ${AT}/reschedule`]: [{ body: dated }] });
  await user.click(await screen.findByRole('button', { name: 'Move' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Move the surgery/ }));
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  expect((await dialog.findAllByText(/Please say why it is moved/)).length).toBeGreaterThan(0);
  await user.type(dialog.getByLabelText('Reason'), 'The theatre is closed');
  await user.click(dialog.getByRole('checkbox', { name: /still to be found/ }));
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  await waitFor(() =>
    expect(sent(`POST ${AT}/reschedule`)[0]?.body).toMatchObject({
      ...{ version: 4, startsAt: null, reason: 'The theatre is closed' },
    }),
  );
});

describe('a cosmetic case', () => {
  const gate = (kind: string) => ({ kind, evidence: null });
  const pathway = {
    gates: ['REFERRAL', 'FIRST_CONSULTATION', 'SECOND_CONSULTATION', 'SCREENING'].map(gate),
    ...{ problems: [], coolingOffDays: 7, earliestOn: null, mayBook: false, exception: null },
  } as NonNullable<SurgeryCase['pathway']>;
  const planned = someCase({ status: 'PLANNED', pathway });

  it('shows its steps as open, and records one with its evidence', async () => {
    const { user, sent } = open(planned, { [`POST ${AT}/gates`]: [{ body: planned }] });
    expect(await screen.findByText(/Some steps before booking are open/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Schedule' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Medical exception' })).toBeNull();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Record: Referral' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record: Referral' }));
    await user.type(dialog.getByLabelText('Who referred the patient'), 'Dr Anika Rao');
    await user.click(dialog.getByRole('button', { name: 'Record' }));
    await waitFor(() =>
      expect(sent(`POST ${AT}/gates`)[0]?.body).toMatchObject({
        ...{ version: 4, kind: 'REFERRAL', byName: 'Dr Anika Rao' },
      }),
    );
  });

  it('says from when it can be booked', async () => {
    open(someCase({ status: 'PLANNED', pathway: { ...pathway, earliestOn: '2099-12-10' } }));
    expect(await screen.findByText(/The cooling-off period runs/)).toHaveTextContent('10 Dec 2099');
    expect(screen.getByText(/A deposit can be recorded once/)).toBeInTheDocument();
  });
});

it('tells its history, with what was booked knowingly', async () => {
  const event = {
    ...{ id: ID, kind: 'SCHEDULED', at: '2026-11-23T01:00:00.000Z', byName: 'Margaret Nguyen' },
    ...{ fromStatus: 'SCHEDULED', toStatus: 'SCHEDULED', fromStartsAt: null, reason: null, detail: null },
    toStartsAt: '2026-12-02T22:00:00.000Z',
    clashes: [
      {
        ...{ name: 'Theatre 2', caseId: OTHER, quoteNumber: 'Q-2026-000003' },
        ...{ startsAt: '2026-12-02T22:00:00.000Z', durationMinutes: 90 },
      },
    ],
  };
  open(someCase(), {}, [event]);
  expect(await screen.findByText('Booked knowingly beside Q-2026-000003 (Theatre 2)')).toBeInTheDocument();
});
