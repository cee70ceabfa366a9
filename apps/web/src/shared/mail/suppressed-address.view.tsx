import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { findMailSuppression, liftMailSuppression, type MailSuppression } from '@quillcare/contracts';
import { skipToken, useOperationQuery } from '../api/hooks';
import { useCommand } from '../commands/use-command';
import { useFormats } from '../formats/use-formats';
import { useRights } from '../session/session.context';
import { useWords } from '../words/words';
import { LiftComplaintDialog } from './lift-complaint.dialog';
import { suppressedWords } from './suppressed-address.en';

/** Why nothing is sent to an address; null where emails go out, or for those who may not know. */
export function useSuppression(address: string | null): MailSuppression | null {
  const { allows } = useRights();
  const mayAsk = address !== null && address !== '' && allows(findMailSuppression);
  const { data } = useOperationQuery(findMailSuppression, mayAsk ? { query: { email: address } } : skipToken);
  return data?.suppression ?? null;
}

/** Says that nothing is sent to an address, and why; staff can allow it again. */
export function SuppressedAddress({ address }: { address: string | null }) {
  const t = useWords(suppressedWords);
  const { allows } = useRights();
  const { dateTime } = useFormats();
  const suppression = useSuppression(address);
  const [run, { isRunning }] = useCommand(liftMailSuppression);
  const [isAsking, setAsking] = useState(false);
  if (!suppression) return null;
  const lift = () =>
    void run({
      request: { body: { email: suppression.address } },
      done: t('lifted'),
      failed: t('failed'),
    });
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2.5 }}
      action={
        allows(liftMailSuppression) && (
          <Button
            color="inherit"
            size="small"
            disabled={isRunning}
            onClick={suppression.reason === 'COMPLAINT' ? () => setAsking(true) : lift}
          >
            {t('lift')}
          </Button>
        )
      }
    >
      <AlertTitle>{t(suppression.reason, { address: suppression.address })}</AlertTitle>
      {suppression.detail} {t('explain', { since: dateTime(suppression.since) })}
      {isAsking && <LiftComplaintDialog address={suppression.address} onClose={() => setAsking(false)} />}
    </Alert>
  );
}
