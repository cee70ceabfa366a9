import {
  bookingDetailsInput,
  getBookingDetails,
  updateBookingDetails,
  type BookingDetails,
} from '@quillcare/contracts';
import { FormActions } from '../../shared/forms/form.frame';
import { Fields } from '../../shared/forms/record/fields.view';
import { defineForm } from '../../shared/forms/record/form.definition';
import { RecordFrame } from '../../shared/forms/record/record.frame';
import { useRecordForm } from '../../shared/forms/record/use-record-form';
import { useSession } from '../../shared/session/session.context';
import { useWords, word } from '../../shared/words/words';
import { bookingFormWords } from './booking-form.en';

/** Drafts of clinical text must not be stored in the browser. */
const clinical = { multiline: true, wide: true, draft: false } as const;

export const bookingDetailsForm = defineForm({
  name: 'booking-details',
  words: bookingFormWords,
  schema: bookingDetailsInput,
  operations: { get: getBookingDetails, update: updateBookingDetails },
  nameOf: () => word(bookingFormWords, 'details'),
  titles: { saved: 'saved', failed: 'saveFailed' },
  sections: {
    stay: ['admissionType', 'expectedNights', 'anaesthesiaType', 'fasting'],
    needs: ['specialEquipment', 'implants'],
    safety: ['allergies', 'alerts', 'notes'],
  },
  fields: {
    specialEquipment: { multiline: true, wide: true },
    implants: { multiline: true, wide: true },
    allergies: clinical,
    alerts: clinical,
    notes: clinical,
  },
});

/** Details that staff add for the hospital. */
export function BookingDetailsForm({ details, onClose }: { details: BookingDetails; onClose: () => void }) {
  const t = useWords(bookingFormWords);
  const { organisation } = useSession();
  const recordForm = useRecordForm({
    definition: bookingDetailsForm,
    record: details,
    // Details never saved have version 0, which a form would take for a new record without values.
    startWith: bookingDetailsForm.valuesOf(details, organisation.country),
    onSaved: onClose,
  });
  return (
    <RecordFrame recordForm={recordForm} label={t('details')}>
      <Fields />
      <FormActions submitLabel={t('save')} isSubmitting={recordForm.isSubmitting} onCancel={onClose} />
    </RecordFrame>
  );
}
