import Alert from '@mui/material/Alert';
import type { SurgeryCase } from '@quillcare/contracts';
import { FormDialog } from '../../shared/forms/form.dialog';
import { useWords } from '../../shared/words/words';
import { BookingFields } from './booking-fields.view';
import { casePageWords } from './case-page.en';
import { ClashNotice } from './clash-notice.view';
import { useBooking, type BookingAct } from './use-booking';

export type { BookingAct } from './use-booking';

interface BookingDialogProps {
  surgeryCase: SurgeryCase;
  act: BookingAct;
  onClose: () => void;
}

/** Schedules a case, reschedules it, or changes its people and place. */
export function BookingDialog({ surgeryCase, act, onClose }: BookingDialogProps) {
  const t = useWords(casePageWords);
  const { contractForm, warnings, allow } = useBooking(surgeryCase, act, onClose);
  const { clash, dayOff } = warnings;
  const { firstName, lastName } = surgeryCase.patient;
  const title = t(`booking.${act}`, { name: `${firstName} ${lastName}` });
  return (
    <FormDialog
      title={title}
      maxWidth="sm"
      submitLabel={t(`booking.save.${act}`)}
      busyLabel={t('booking.saving')}
      second={
        clash?.mayAllow || dayOff
          ? { label: t('booking.anyway'), onPick: (isAnyway) => isAnyway && allow(), isWarning: true }
          : undefined
      }
      {...{ contractForm, onClose }}
    >
      {clash && <ClashNotice clash={clash} />}
      {dayOff && <Alert severity="warning">{t('booking.dayOff', { day: dayOff })}</Alert>}
      <BookingFields surgeryCase={surgeryCase} act={act} />
    </FormDialog>
  );
}
