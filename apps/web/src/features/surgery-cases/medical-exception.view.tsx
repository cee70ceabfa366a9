import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { revokeMedicalException, type CasePathway, type SurgeryCase } from '@quillcare/contracts';
import { useState } from 'react';
import { useConfirmedCommand } from '../../shared/commands/use-confirmed-command';
import { useFormats } from '../../shared/formats/use-formats';
import { useWords } from '../../shared/words/words';
import { casePageWords } from './case-page.en';
import { DocumentLink } from './document-link.view';
import { ExceptionDialog } from './exception.dialog';
import { useExceptionRights } from './use-exception-rights';

interface ExceptionNoticeProps {
  surgeryCase: SurgeryCase;
  exception: NonNullable<CasePathway['exception']>;
  mayRevoke: boolean;
}

/** Who recorded a medical exception, when and why; who may do so can revoke it. */
export function ExceptionNotice({ surgeryCase, exception, mayRevoke }: ExceptionNoticeProps) {
  const t = useWords(casePageWords);
  const formats = useFormats();
  const rights = useExceptionRights();
  return (
    <Alert
      severity="info"
      sx={{ overflowWrap: 'anywhere' }}
      action={mayRevoke && rights.mayRevoke && <RevokeButton surgeryCase={surgeryCase} />}
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

function RevokeButton({ surgeryCase: { id, version } }: { surgeryCase: SurgeryCase }) {
  const t = useWords(casePageWords);
  const { ask, dialog } = useConfirmedCommand(revokeMedicalException);
  const start = () =>
    ask({
      title: t('asks.revoke.title'),
      hint: t('asks.revoke.hint'),
      confirmLabel: t('verb.revoke'),
      done: t('asks.revoke.done'),
      failed: t('asks.revoke.failed'),
      reason: { label: t('asks.revoke.reason'), isRequired: true, maxLength: 1_000 },
      request: (reason: string) => ({ params: { id }, body: { version, reason } }),
    });
  return (
    <>
      <Button color="inherit" size="small" onClick={start}>
        {t('verb.revoke')}
      </Button>
      {dialog}
    </>
  );
}

/** For people whom the practice chose, while the pathway holds the booking up. */
export function ExceptionButton({
  surgeryCase,
  pathway,
}: {
  surgeryCase: SurgeryCase;
  pathway: CasePathway;
}) {
  const t = useWords(casePageWords);
  const { mayRecord } = useExceptionRights();
  const [isOpen, setOpen] = useState(false);
  if (!mayRecord || pathway.mayBook) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('verb.exception')}
      </Button>
      {isOpen && <ExceptionDialog surgeryCase={surgeryCase} onClose={() => setOpen(false)} />}
    </>
  );
}
