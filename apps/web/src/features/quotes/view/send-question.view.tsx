import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import {
  getQuote,
  getQuoteSettings,
  updateQuoteSettings,
  type Quote,
  type QuoteSettings,
} from '@quillcare/contracts';
import { FactList } from '@quillcare/ui';
import { Money } from '../../../shared/formats/money.view';
import { useOperationQuery } from '../../../shared/api/hooks';
import { ResendConfirmation } from '../../../shared/confirmation/resend-confirmation.view';
import { useFormats } from '../../../shared/formats/use-formats';
import { usePhone } from '../../../shared/formats/use-phone';
import { GstNotice, useUnconfirmedGst } from '../../../shared/gst/gst-notice.view';
import { SuppressedAddress, useSuppression } from '../../../shared/mail/suppressed-address.view';
import { PageLink } from '../../../shared/navigation/page-link.view';
import { useRights, useSession } from '../../../shared/session/session.context';
import { useWords } from '../../../shared/words/words';
import { RepresentativeNotice } from '../signing/representative-notice.view';
import { getApprovalState, isAwaitingResponse } from '../quote-parts';
import { Approval } from './approval.view';
import { ConsentChecklist } from './consent-checklist.view';
import type { QuoteWithVersions } from './quote-acts.definition';
import { actWords } from './quote-acts.en';
import { useAddressee } from './use-addressee';
import { useChecklist } from './use-checklist';

export type SendingState = NonNullable<ReturnType<typeof useSendQuestion>>;

/**
 * Everything that decides whether the quote can be sent. Reads the quote live, because its discount may be approved in this
 * dialog, for example.
 */
export function useSendQuestion(seen: Quote) {
  const quote = useOperationQuery(getQuote, { params: { id: seen.id } }).data ?? seen;
  const checklist = useChecklist(quote);
  const approval = getApprovalState(quote);
  const addressee = useAddressee(quote);
  const isSuppressed = useSuppression(addressee?.email ?? null) !== null;
  const { emailConfirmed } = useSession();
  const gst = useUnconfirmedGst(getQuoteSettings);
  const isRefused =
    checklist.blocking.length > 0 ||
    (approval !== 'NOT_NEEDED' && approval !== 'APPROVED') ||
    !emailConfirmed ||
    gst !== null;
  return addressee && { quote, addressee, checklist, approval, isSuppressed, emailConfirmed, gst, isRefused };
}

/** Content of the send dialog, before the quote is frozen and emailed. */
export function SendQuestion({ versions, ...sending }: SendingState & Pick<QuoteWithVersions, 'versions'>) {
  const t = useWords(actWords);
  const { quote, addressee, checklist, approval, isSuppressed, emailConfirmed, gst } = sending;
  // A variation leaves the signed quote in force, so only another open version is replaced.
  const replaced = versions.find((version) => version.id !== quote.id && isAwaitingResponse(version));
  return (
    <>
      <Typography>
        {t('send.intro')} {replaced && t('send.replaces', { version: replaced.revision })}
      </Typography>
      {!emailConfirmed && <UnconfirmedSender />}
      {gst !== null && <GstPrompt settings={gst} />}
      {isSuppressed && <SuppressedEmailNotice quote={quote} address={addressee.email} />}
      <RepresentativeNotice quote={quote} />
      <SendFacts quote={quote} addressee={addressee} />
      {approval !== 'NOT_NEEDED' && <Approval quote={quote} />}
      <ConsentChecklist quote={quote} checklist={checklist} />
    </>
  );
}

/** The server rejects quotes sent by users with an unconfirmed email address. */
function UnconfirmedSender() {
  const t = useWords(actWords);
  const { user } = useSession();
  return (
    <Alert severity="error" action={<ResendConfirmation email={user.email} />}>
      {t('send.unconfirmed', { email: user.email })}
    </Alert>
  );
}

/** Asked once, before the first quote of a New Zealand practice. Users with the right to change it can answer here. */
function GstPrompt({ settings }: { settings: QuoteSettings }) {
  const t = useWords(actWords);
  const { allows } = useRights();
  if (allows(updateQuoteSettings)) return <GstNotice settings={settings} isElsewhere />;
  return <Alert severity="error">{t('send.gst')}</Alert>;
}

/** Email to the address is suppressed: lift the suppression or deliver the link another way. */
function SuppressedEmailNotice({ quote: { client }, address }: { quote: Quote; address: string }) {
  const t = useWords(actWords);
  const formatPhone = usePhone();
  return (
    <div>
      <SuppressedAddress address={address} />
      <Typography>
        {client.phone
          ? t('send.suppressed', { phone: formatPhone(client.phone) })
          : t('send.suppressedNoPhone')}
      </Typography>
    </div>
  );
}

/** Link to where the patient's email address can be added. */
export function ClientLink({ clientId }: { clientId: string }) {
  const t = useWords(actWords);
  return <PageLink to={`/clients/${clientId}/edit`}>{t('send.openClient')}</PageLink>;
}

function SendFacts({ quote, addressee }: Pick<SendingState, 'quote' | 'addressee'>) {
  const { client, validUntil, totals, currency } = quote;
  const t = useWords(actWords);
  const formats = useFormats();
  const isToPatient = addressee.email === client.email;
  const name = isToPatient ? `${client.firstName} ${client.lastName}` : addressee.firstName;
  const money = (minor: number, strong = false) => (
    <Money minor={minor} currency={currency} strong={strong} />
  );
  return (
    <FactList
      items={[
        {
          label: t('send.recipient'),
          value: `${name}, ${addressee.email || t('send.noEmail')}`,
        },
        { label: t('send.validUntil'), value: formats.date(validUntil) },
        { label: t('send.total'), value: money(totals.totalMinor, true) },
        { label: t('send.outOfPocket'), value: money(totals.outOfPocketMinor) },
      ]}
    />
  );
}
