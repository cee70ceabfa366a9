import * as contracts from '@quillcare/contracts';
import { DepositSettingsPage } from '../features/deposits/deposit-settings.page';
import { BookingDetailsForm } from '../features/surgery-cases/booking-details.form';
import { useOperationQuery } from '../shared/api/hooks';
import { ID, sample, typing, type FormCase } from './forms.acts.suite';

function Booking() {
  const { currentData } = useOperationQuery(contracts.getBookingDetails, { params: { id: ID } });
  return currentData ? <BookingDetailsForm details={currentData} onClose={() => undefined} /> : null;
}

export const CASE_CASES: readonly FormCase[] = [
  {
    form: 'booking-details',
    page: <Booking />,
    route: `/api/surgery-cases/${ID}/booking-details`,
    stored: sample(contracts.getBookingDetails, { admissionType: 'OVERNIGHT' }),
    save: 'Save details',
    type: typing(/^Special equipment/, 'Tourniquet'),
    mine: { specialEquipment: 'Tourniquet' },
    theirs: { specialEquipment: 'Hand table' },
    beside: { fasting: 'From midnight', anaesthesiaType: 'SEDATION' },
  },
  {
    form: 'deposit-settings',
    page: <DepositSettingsPage />,
    route: '/api/deposit-settings',
    stored: {
      version: 3,
      updatedAt: null,
      isOn: false,
      kind: 'PERCENTAGE',
      basisPoints: 1_000,
      amountMinor: null,
      dueDays: 7,
      cancellationWords: null,
      businessNumber: null,
      keyEnd: null,
      isLive: false,
      webhookEnd: null,
      webhookUrl: null,
    },
    save: 'Save settings',
    type: typing(/^If the surgery is cancelled/, 'All of it.'),
    mine: { cancellationWords: 'All of it.' },
    theirs: { cancellationWords: 'Half of it.' },
    beside: { dueDays: 14 },
  },
];
