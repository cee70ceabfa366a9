import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { SurgeryCase } from '@quillcare/contracts';
import { formWords } from '../../shared/forms/form.en';
import { FormFrame } from '../../shared/forms/form.frame';
import { SubmitButton } from '../../shared/forms/submit-button.view';
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

/** Gives a case its date, place and people, moves it, or changes who and where. */
export function BookingDialog({ surgeryCase, act, onClose }: BookingDialogProps) {
  const t = useWords(casePageWords);
  const tForm = useWords(formWords);
  const titleId = useId();
  const { contractForm, warnings, bookAnyway } = useBooking(surgeryCase, act, onClose);
  const { clash, dayOff } = warnings;
  const { firstName, lastName } = surgeryCase.patient;
  const title = t(`booking.${act}`, { name: `${firstName} ${lastName}` });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <FormFrame contractForm={contractForm} label={title} isDialog>
        <DialogContent>
          <Box sx={{ display: 'grid', gap: 2 }}>
            {clash && <ClashNotice clash={clash} />}
            {dayOff && <Alert severity="warning">{t('booking.dayOff', { day: dayOff })}</Alert>}
            <BookingFields surgeryCase={surgeryCase} act={act} />
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{tForm('cancel')}</Button>
          {(clash?.mayAllow || dayOff) && (
            <Button color="warning" variant="outlined" onClick={bookAnyway}>
              {t('booking.anyway')}
            </Button>
          )}
          <SubmitButton
            label={t(`booking.save.${act}`)}
            busyLabel={t('booking.saving')}
            isSubmitting={contractForm.isSubmitting}
          />
        </DialogActions>
      </FormFrame>
    </Dialog>
  );
}
