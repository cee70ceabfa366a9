import * as contracts from '@quillcare/contracts';
import { BookingDetailsForm } from '../features/surgery-cases/booking-details.form';
import { useOperationQuery } from '../shared/api/hooks';
import { ID, sample, typing, type FormCase } from './forms.acts.suite';

function Booking() {
  const { currentData } = useOperationQuery(contracts.getBookingDetails, { params: { id: ID } });
  return currentData ? <BookingDetailsForm details={currentData} onClose={() => undefined} /> : null;
}

/** Test cases for the forms of a surgery case. */
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
];
