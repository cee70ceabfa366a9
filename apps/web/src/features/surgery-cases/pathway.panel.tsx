import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { getCaseSettings, recordCaseGate, type CasePathway, type SurgeryCase } from '@quillcare/contracts';
import { findCaseRefusal, formatPathwayProblem } from '@quillcare/rules';
import { Panel } from '@quillcare/ui';
import { ActButtons, INHERIT_STYLE, SMALL_STYLE } from '../../shared/acts/act-buttons.view';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { useRights, useSession } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import { caseActs } from './case-acts.definition';
import { casePageWords } from './case-page.en';
import { DocumentLink } from './document-link.view';
import { GateLine } from './gate-line.view';
import { toCaseFacts } from './next-step';

/** The gates before a cosmetic procedure can be booked, with their evidence. Hidden for other procedures. */
export function PathwayPanel({ surgeryCase }: { surgeryCase: SurgeryCase }) {
  const t = useWords(casePageWords);
  const { timeZone } = useFormats();
  const { allows } = useRights();
  const { pathway } = surgeryCase;
  if (!pathway) return null;
  const isOver = findCaseRefusal('BOOK', toCaseFacts(surgeryCase, timeZone, new Date())) !== null;
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
          {formatPathwayProblem(problem)}
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

interface ExceptionNoticeProps {
  surgeryCase: SurgeryCase;
  exception: NonNullable<CasePathway['exception']>;
  mayRevoke: boolean;
}

/** Who recorded a medical exception, when and why. Those with the right can revoke it. */
function ExceptionNotice({ surgeryCase, exception, mayRevoke }: ExceptionNoticeProps) {
  const t = useWords(casePageWords);
  const formats = useFormats();
  const rights = useExceptionRights();
  return (
    <Alert
      severity="info"
      sx={{ overflowWrap: 'anywhere' }}
      action={
        mayRevoke &&
        rights.mayRevoke && <ActButtons acts={[caseActs.revoke]} record={surgeryCase} look={INHERIT_STYLE} />
      }
    >
      {t('pathway.exception', {
        name: exception.recordedByName,
        date: formats.dateTime(exception.recordedAt),
      })}
      <br />
      {exception.reason}
      <br />
      {exception.document ? <DocumentLink document={exception.document} /> : t('pathway.noDocument')}
    </Alert>
  );
}

interface ExceptionButtonProps {
  surgeryCase: SurgeryCase;
  pathway: CasePathway;
}

/** Shown to the people the practice has authorised, while the pathway blocks booking. */
function ExceptionButton({ surgeryCase, pathway }: ExceptionButtonProps) {
  const { mayRecord } = useExceptionRights();
  if (!mayRecord || pathway.mayBook) return null;
  return <ActButtons acts={[caseActs.exception]} record={surgeryCase} look={SMALL_STYLE} />;
}

/** Returns whether the user may record medical exceptions, which takes more than a role, and whether they may revoke them. */
function useExceptionRights(): { mayRecord: boolean; mayRevoke: boolean } {
  const { user } = useSession();
  const { data } = useOperationQuery(getCaseSettings, {});
  const mayRecord = data?.exceptionUserIds.includes(user.id) ?? false;
  return { mayRecord, mayRevoke: mayRecord || user.role === 'ORG_ADMIN' };
}
