import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { findMailSuppression, liftMailSuppression, text, type MailSuppression } from '@quillcare/contracts';
import { z } from 'zod';
import { ActButtons, INHERIT } from '../acts/act-buttons.view';
import { actsOn } from '../acts/define-act';
import { skipToken, useOperationQuery } from '../api/hooks';
import { useFormats } from '../formats/use-formats';
import { useRights } from '../session/session.context';
import { useWords } from '../words/words';
import { suppressedWords } from './suppressed-address.en';

/** Returns why no email is sent to an address. Null if it is not suppressed, or if the user may not know. */
export function useSuppression(address: string | null): MailSuppression | null {
  const { allows } = useRights();
  const mayAsk = address !== null && address !== '' && allows(findMailSuppression);
  const { data } = useOperationQuery(findMailSuppression, mayAsk ? { query: { email: address } } : skipToken);
  return data?.suppression ?? null;
}

const { act } = actsOn<MailSuppression>(suppressedWords, ({ address }) => address);

const lift = act({
  name: 'lift',
  operation: liftMailSuppression,
  request: ({ address }) => ({ body: { email: address } }),
});

/** Resumes email to somebody who marked one as spam. Requires a reason, which is kept in the audit log. */
const liftComplaint = act({
  name: 'lift',
  operation: liftMailSuppression,
  asks: z.strictObject({ reason: text(500) }),
  fields: { reason: { multiline: true } },
  request: ({ address }, { reason }) => ({ body: { email: address, reason } }),
});

/** Explains why no email is sent to an address, and lets staff allow it again. */
export function SuppressedAddress({ address }: { address: string | null }) {
  const t = useWords(suppressedWords);
  const { dateTime } = useFormats();
  const suppression = useSuppression(address);
  if (!suppression) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2.5 }}
      action={
        <ActButtons
          acts={[suppression.reason === 'COMPLAINT' ? liftComplaint : lift]}
          record={suppression}
          look={INHERIT}
        />
      }
    >
      <AlertTitle>{t(suppression.reason, { address: suppression.address })}</AlertTitle>
      {suppression.detail} {t('explain', { since: dateTime(suppression.since) })}
    </Alert>
  );
}
