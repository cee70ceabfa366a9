import { screen, within } from '@testing-library/react';
import { getDoctor, getSurgeryCase, type SurgeryCase } from '@quillcare/contracts';
import { pageOf } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { blankOf, sampleOf } from '../../testing/sample-of';
import { SurgeryCasePage } from './surgery-case.page';

export const ID = '01930000-0000-7000-8000-000000000001';
export const OTHER = '01930000-0000-7000-8000-000000000002';
export const AT = `/api/surgery-cases/${ID}`;

/** Sample case of Wei Chen, not yet scheduled. */
export const someCase = (part: Partial<SurgeryCase> = {}): SurgeryCase => ({
  ...(sampleOf(getSurgeryCase.result, { text: 'x', id: ID }) as SurgeryCase),
  id: ID,
  version: 4,
  status: 'SCHEDULED',
  quoteNumber: 'Q-2026-000007',
  signedQuotes: [],
  patient: { id: ID, firstName: 'Wei', lastName: 'Chen', email: 'wei@example.com', phone: '+61412345678' },
  procedures: [{ name: 'Septoplasty', finalFee: 350_000 }],
  startsAt: null,
  durationMinutes: null,
  suggestedMinutes: 60,
  theatre: null,
  hasDoctorLeft: false,
  doctorId: ID,
  doctorName: 'Dr Amelia Hartmann',
  hospitalId: null,
  hospitalName: null,
  siteId: null,
  siteName: null,
  isTooEarly: false,
  isDisputed: false,
  lacksRepresentative: false,
  assistantId: null,
  assistantName: null,
  anaesthetistId: null,
  anaesthetistName: null,
  cancelledAt: null,
  cancelledBy: null,
  cancelledReason: null,
  pathway: null,
  deposits: [],
  ...part,
});
const doctor = blankOf(getDoctor.result, {
  id: ID,
  version: 1,
  title: 'Dr',
  firstName: 'Amelia',
  lastName: 'Hartmann',
});
const list = (...items: object[]) => pageOf(items);

export function open(surgeryCase: SurgeryCase, replies: object = {}, history: object[] = []) {
  return renderPage(<SurgeryCasePage />, {
    path: '/surgery-cases/:id',
    url: `/surgery-cases/${ID}`,
    replies: {
      [`GET ${AT}`]: [{ body: surgeryCase }],
      [`GET ${AT}/history`]: [{ body: { items: history } }],
      'GET /api/doctors': [list(doctor)],
      'GET /api/hospitals': [list()],
      'GET /api/providers': [list()],
      'GET /api/sites': [list()],
      'GET /api/notes': [{ body: { ...list().body, seesMedical: false } }],
      'GET /api/case-settings': [
        { body: { version: 0, updatedAt: null, clashMode: 'WARN', exceptionUserIds: [] } },
      ],
      ...replies,
    },
  });
}

/** Opens the dialog that schedules the case, and fills in the date. */
export async function fillSchedule(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Schedule' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Schedule the surgery of Wei Chen/ }));
  await user.click(await dialog.findByRole('spinbutton', { name: 'Day' }));
  await user.keyboard('03122026');
  await user.type(dialog.getByRole('textbox', { name: 'Date and time, time of day' }), '9');
  return dialog;
}
