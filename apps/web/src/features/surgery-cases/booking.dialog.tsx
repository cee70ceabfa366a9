import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import type { SurgeryCase } from '@quillcare/contracts';
import { useFormats } from '../../shared/formats/use-formats';
import { FormDialog } from '../../shared/forms/form.dialog';
import { PageLink } from '../../shared/navigation/page-link.view';
import { useWords } from '../../shared/words/words';
import { BookingFields } from './booking-fields.view';
import { casePageWords } from './case-page.en';
import { useBooking, type BookingAct, type Clash } from './use-booking';

interface BookingDialogProps {
  surgeryCase: SurgeryCase;
  act: BookingAct;
  onClose: () => void;
}

/** Schedules a case, reschedules it, or changes its people and place. */
export function BookingDialog({ surgeryCase, act, onClose }: BookingDialogProps) {
  const t = useWords(casePageWords);
  const { contractForm, warnings, allow } = useBooking(surgeryCase, act, onClose);
  const { clash, isDayOff } = warnings;
  const { firstName, lastName } = surgeryCase.patient;
  const title = t(`booking.${act}`, { name: `${firstName} ${lastName}` });
  return (
    <FormDialog
      title={title}
      maxWidth="sm"
      submitLabel={t(`booking.save.${act}`)}
      busyLabel={t('booking.saving')}
      second={
        clash?.mayAllow || isDayOff
          ? { label: t('booking.anyway'), onPick: allow, isWarning: true }
          : undefined
      }
      {...{ contractForm, onClose }}
    >
      {clash && <ClashNotice clash={clash} />}
      {isDayOff && <Alert severity="warning">{t('booking.dayOff')}</Alert>}
      <BookingFields surgeryCase={surgeryCase} act={act} />
    </FormDialog>
  );
}

/** Who or what is double-booked, with a link to the other case. Never names its patient. */
function ClashNotice({ clash: { clashes, mayAllow } }: { clash: Clash }) {
  const t = useWords(casePageWords);
  const formats = useFormats();
  return (
    <Alert severity="warning">
      <AlertTitle>{t('booking.clash')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, mb: 1, pl: 2 }}>
        {clashes.map(({ name, caseId, quoteNumber, startsAt, durationMinutes }) => (
          <li key={`${caseId} ${name}`}>
            <PageLink to={`/surgery-cases/${caseId}`} target="_blank" color="inherit">
              {t('booking.clashLine', {
                name,
                number: quoteNumber,
                minutes: durationMinutes,
                date: formats.dateTime(startsAt),
              })}
            </PageLink>
          </li>
        ))}
      </Box>
      {t(mayAllow ? 'booking.clashHint' : 'booking.clashRefused')}
    </Alert>
  );
}
