import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { recordCaseGate, type CasePathway, type SurgeryCase } from '@quillcare/contracts';
import { caseRefusal, pathwayProblemWords } from '@quillcare/rules';
import { Panel } from '@quillcare/ui';
import { useFormats } from '../../shared/formats/use-formats';
import { useRights } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import { casePageWords } from './case-page.en';
import { ExceptionButton, ExceptionNotice } from './medical-exception.view';
import { GateLine } from './gate-line.view';
import { factsOf } from './next-step';

/** The gates before a cosmetic procedure can be booked, with their evidence. Hidden for other procedures. */
export function PathwayPanel({ surgeryCase }: { surgeryCase: SurgeryCase }) {
  const t = useWords(casePageWords);
  const { timeZone } = useFormats();
  const { allows } = useRights();
  const { pathway } = surgeryCase;
  if (!pathway) return null;
  const isOver = caseRefusal('BOOK', factsOf(surgeryCase, timeZone, new Date())) !== null;
  const mayRecord = !isOver && allows(recordCaseGate);
  return (
    <Panel
      title={t('pathway.title')}
      hint={t(pathway.isMinor ? 'pathway.hintMinor' : 'pathway.hint', {
        days: pathway.coolingOffDays,
        months: pathway.coolingOffMonths,
      })}
      action={!isOver && <ExceptionButton surgeryCase={surgeryCase} pathway={pathway} />}
    >
      <PathwayState {...{ surgeryCase, pathway, isOver }} />
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {pathway.gates.map((gate) => (
          <GateLine
            key={gate.kind}
            {...{ gate, surgeryCase }}
            mayAgain={pathway.problems.includes('CONSENT_BEFORE_SECOND_CONSULTATION')}
            mayRecord={mayRecord}
          />
        ))}
      </Box>
    </Panel>
  );
}

interface PathwayStateProps {
  surgeryCase: SurgeryCase;
  pathway: CasePathway;
  isOver: boolean;
}

function PathwayState({ surgeryCase, pathway, isOver }: PathwayStateProps) {
  const t = useWords(casePageWords);
  const formats = useFormats();
  const { problems, earliestOn, mayBook, exception } = pathway;
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 1 }}>
      {problems.map((problem) => (
        <Alert key={problem} severity="warning">
          {pathwayProblemWords(problem)}
        </Alert>
      ))}
      {exception && <ExceptionNotice {...{ surgeryCase, exception }} mayRevoke={!isOver} />}
      {earliestOn && !exception && (
        <Alert severity={mayBook ? 'success' : 'info'}>
          {mayBook ? t('pathway.mayBook') : t('pathway.waits', { date: formats.date(earliestOn) })}
        </Alert>
      )}
    </Box>
  );
}
