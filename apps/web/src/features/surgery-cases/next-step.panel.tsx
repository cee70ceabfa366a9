import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import {
  bookSurgeryCase,
  cancelSurgeryCase,
  rescheduleSurgeryCase,
  type SurgeryCase,
} from '@quillcare/contracts';
import { caseRefusal, isIsoDate, type CaseStep } from '@quillcare/rules';
import { Panel } from '@quillcare/ui';
import { useFormats } from '../../shared/formats/use-formats';
import { useRights } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import { BookingDialog, type BookingAct } from './booking.dialog';
import { casePageWords } from './case-page.en';
import { Disputed } from './dispute.view';
import { factsOf, stepOf } from './next-step';
import { useCaseSteps, type PlainStep } from './use-case-steps';

/** One sentence on what is next with the button that does it, and what else is possible. */
export function NextStepPanel({ surgeryCase }: { surgeryCase: SurgeryCase }) {
  const t = useWords(casePageWords);
  const { timeZone } = useFormats();
  const { allows } = useRights();
  const [booking, setBooking] = useState<BookingAct | null>(null);
  const { isReady, take, cancel, dialogs } = useCaseSteps(surgeryCase);
  const now = new Date();
  const facts = factsOf(surgeryCase, timeZone, now);
  const step = stepOf(surgeryCase, timeZone, now);
  const sentence = useSentence(surgeryCase, step);
  return (
    <Panel
      title={t('next.title')}
      action={
        <Link component={RouterLink} to={`/surgery-cases/${surgeryCase.id}/booking`}>
          {t('next.why')}
        </Link>
      }
    >
      {surgeryCase.isDisputed && <Disputed surgeryCase={surgeryCase} />}
      {surgeryCase.isTooEarly && <TooEarly surgeryCase={surgeryCase} />}
      <Typography sx={{ overflowWrap: 'anywhere' }}>{sentence}</Typography>
      {allows(bookSurgeryCase) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          <MainButton step={step} isReady={isReady} onBook={setBooking} onTake={take} />
          {allows(rescheduleSurgeryCase) && !caseRefusal('RESCHEDULE', { ...facts, ...ALLOWING }) && (
            <Button variant="outlined" onClick={() => setBooking('RESCHEDULE')}>
              {t('verb.reschedule')}
            </Button>
          )}
          {allows(cancelSurgeryCase) && !caseRefusal('CANCEL', facts) && (
            <Button color="error" onClick={cancel}>
              {t('verb.cancel')}
            </Button>
          )}
        </Box>
      )}
      {booking && <BookingDialog surgeryCase={surgeryCase} act={booking} onClose={() => setBooking(null)} />}
      {dialogs}
    </Panel>
  );
}

/** The date was allowed when it was booked, and is not any more. */
function TooEarly({ surgeryCase: { startsAt, pathway } }: { surgeryCase: SurgeryCase }) {
  const t = useWords(casePageWords);
  const formats = useFormats();
  const dates = { date: formats.dateTime(startsAt), earliest: formats.date(pathway?.earliestOn) };
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      {t(pathway?.earliestOn ? 'next.tooEarly' : 'next.stepsOpen', dates)}
    </Alert>
  );
}

// A date can always be taken away, also where the doctor left or the patient disputes the acceptance.
const ALLOWING = { hasDoctorLeft: false, mayBook: true, isDisputed: false, lacksRepresentative: false };

const PLAIN: Partial<Record<CaseStep, PlainStep>> = {
  CONFIRM: 'confirm',
  START: 'start',
  COMPLETE: 'complete',
  POST_OP: 'postOp',
};

interface MainButtonProps {
  step: CaseStep;
  isReady: boolean;
  onBook: (act: BookingAct) => void;
  onTake: (step: PlainStep) => void;
}

function MainButton({ step, isReady, onBook, onTake }: MainButtonProps) {
  const t = useWords(casePageWords);
  const plain = PLAIN[step];
  if (plain)
    return (
      <Button variant="contained" disabled={!isReady} onClick={() => onTake(plain)}>
        {t(`verb.${plain}`)}
      </Button>
    );
  if (step !== 'DATE' && step !== 'DOCTOR') return null;
  return (
    <Button variant="contained" onClick={() => onBook(step === 'DATE' ? 'SCHEDULE' : 'BOOK')}>
      {t(step === 'DATE' ? 'verb.schedule' : 'verb.book')}
    </Button>
  );
}

function useSentence({ startsAt, doctorName, pathway, acceptanceData }: SurgeryCase, step: CaseStep): string {
  const t = useWords(casePageWords);
  const formats = useFormats();
  if (step === 'DOCTOR') return doctorName ? t('next.DOCTOR', { doctor: doctorName }) : t('next.NO_DOCTOR');
  if (step === 'COOLING_OFF')
    return t(startsAt ? 'next.COOLING_OFF_DATED' : 'next.COOLING_OFF', {
      date: formats.date(pathway?.earliestOn),
    });
  const { preferredDate } = acceptanceData.patientInfo;
  if (step === 'DATE' && preferredDate && isIsoDate(preferredDate))
    return `${t('next.DATE')} ${t('next.preferred', { date: formats.date(preferredDate) })}`;
  return t(`next.${step}`, { date: formats.dateTime(startsAt) });
}
