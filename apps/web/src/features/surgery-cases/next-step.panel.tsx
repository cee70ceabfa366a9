import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SurgeryCase } from '@quillcare/contracts';
import { isIsoDate, type CaseStep } from '@quillcare/rules';
import { Panel } from '@quillcare/ui';
import type { Act } from '../../shared/acts/act.types';
import { ActButtons } from '../../shared/acts/act-buttons.view';
import { useFormats } from '../../shared/formats/use-formats';
import { PageLink } from '../../shared/navigation/page-link.view';
import { useWords } from '../../shared/words/words';
import { caseActs, useOpenItemsBeforeStep } from './case-acts.definition';
import { casePageWords } from './case-page.en';
import { DisputeNotice } from './dispute.view';
import { getNextStep } from './next-step';

/** The next step in a sentence, with its button and other possible actions. */
export function NextStepPanel({ surgeryCase }: { surgeryCase: SurgeryCase }) {
  const t = useWords(casePageWords);
  const { timeZone } = useFormats();
  const step = getNextStep(surgeryCase, timeZone, new Date());
  const sentence = useSentence(surgeryCase, step);
  const next = ACT_BY_STEP[step];
  // Enabled once the checklist is loaded, because a step names its open items.
  const isReady = useOpenItemsBeforeStep(surgeryCase) !== null;
  return (
    <Panel
      title={t('next.title')}
      action={<PageLink to={`/surgery-cases/${surgeryCase.id}/booking`}>{t('next.why')}</PageLink>}
    >
      {surgeryCase.isDisputed && <DisputeNotice surgeryCase={surgeryCase} />}
      {surgeryCase.isTooEarly && <TooEarly surgeryCase={surgeryCase} />}
      <Typography sx={{ overflowWrap: 'anywhere' }}>{sentence}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <ActButtons
          acts={[...(next ? [next] : []), caseActs.reschedule, caseActs.cancel]}
          record={surgeryCase}
          primary={next}
          waits={(act) => !isReady && STEPS.has(act)}
        />
      </Box>
    </Panel>
  );
}

const STEPS = new Set([caseActs.confirm, caseActs.start, caseActs.complete]);

const ACT_BY_STEP: Partial<Record<CaseStep, Act<SurgeryCase>>> = {
  DATE: caseActs.schedule,
  DOCTOR: caseActs.book,
  CONFIRM: caseActs.confirm,
  START: caseActs.start,
  COMPLETE: caseActs.complete,
  POST_OP: caseActs.postOp,
};

/** Warns about a date that was allowed when booked but no longer is. */
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
