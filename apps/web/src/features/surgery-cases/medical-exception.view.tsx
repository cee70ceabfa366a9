import Alert from '@mui/material/Alert';
import type { CasePathway, SurgeryCase } from '@quillcare/contracts';
import { ActButtons, INHERIT, SMALL } from '../../shared/acts/act-buttons.view';
import { useFormats } from '../../shared/formats/use-formats';
import { useWords } from '../../shared/words/words';
import { caseActs } from './case-acts.definition';
import { casePageWords } from './case-page.en';
import { DocumentLink } from './document-link.view';
import { useExceptionRights } from './use-exception-rights';

interface ExceptionNoticeProps {
  surgeryCase: SurgeryCase;
  exception: NonNullable<CasePathway['exception']>;
  mayRevoke: boolean;
}

/** Who recorded a medical exception, when and why. Those with the right can revoke it. */
export function ExceptionNotice({ surgeryCase, exception, mayRevoke }: ExceptionNoticeProps) {
  const t = useWords(casePageWords);
  const formats = useFormats();
  const rights = useExceptionRights();
  return (
    <Alert
      severity="info"
      sx={{ overflowWrap: 'anywhere' }}
      action={
        mayRevoke &&
        rights.mayRevoke && <ActButtons acts={[caseActs.revoke]} record={surgeryCase} look={INHERIT} />
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

/** Shown to the people the practice has authorised, while the pathway blocks booking. */
export function ExceptionButton({
  surgeryCase,
  pathway,
}: {
  surgeryCase: SurgeryCase;
  pathway: CasePathway;
}) {
  const { mayRecord } = useExceptionRights();
  if (!mayRecord || pathway.mayBook) return null;
  return <ActButtons acts={[caseActs.exception]} record={surgeryCase} look={SMALL} />;
}
