import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Skeleton from '@mui/material/Skeleton';
import {
  getQuote,
  listAuditEntries,
  listQuoteVersions,
  unlockQuoteLink,
  type Quote,
  type QuoteVersion,
} from '@quillcare/contracts';
import { PageHeader, Panel, StatusChip } from '@quillcare/ui';
import { useParams } from 'react-router-dom';
import { ActButtons, INHERIT_STYLE } from '../../../shared/acts/act-buttons.view';
import { actsOn } from '../../../shared/acts/define-act';
import { useOperationQuery } from '../../../shared/api/hooks';
import { Loaded } from '../../../shared/loading/loaded.view';
import { SuppressedAddress } from '../../../shared/mail/suppressed-address.view';
import { BackLink } from '../../../shared/navigation/back-link.view';
import { ClientWarnings } from '../../../shared/notes/client-warnings.view';
import { useRecentRecord } from '../../../shared/recent/use-recent-record';
import { useRights } from '../../../shared/session/session.context';
import { QUOTE_STATUS } from '../../../shared/status/status';
import { useWords } from '../../../shared/words/words';
import { findActiveSuccessor, isAwaitingResponse } from '../quote-parts';
import { AcceptancePanel } from '../signing/acceptance.panel';
import { AuditHistory } from './audit-history.view';
import { CallbackCard } from './callback-card.view';
import { Changes } from './changes.view';
import { QuoteActions } from './quote-actions.view';
import { PRINT_ONLY_PAPER, QuoteBody } from './quote-body.view';
import { QuoteDeposit } from './quote-deposit.panel';
import { QuoteDocuments } from './quote-documents.view';
import { QuoteFacts } from './quote-facts.view';
import { QuoteNotes } from './quote-notes.panel';
import { QuoteProgress } from './quote-progress.view';
import { QuoteReminders } from './quote-reminders.panel';
import { viewWords } from './quote-view.en';
import { viewsWords } from './quote-views.en';
import { SummaryStrip } from './summary-strip.view';
import { useAddressee } from './use-addressee';
import { Versions } from './versions.view';

/** The quote's page: status and next step, fees, patient view, versions and history. */
export function QuoteViewPage() {
  const { id = '' } = useParams();
  const t = useWords(viewWords);
  const request = useOperationQuery(getQuote, { params: { id } });
  return (
    <Loaded
      request={request}
      failed={t('failed')}
      back={<BackLink to="/quotes">{t('back')}</BackLink>}
      skeleton={<LoadingQuote />}
    >
      {(quote) => <LoadedQuote key={quote.id} quote={quote} />}
    </Loaded>
  );
}

function LoadedQuote({ quote }: { quote: Quote }) {
  const t = useWords(viewWords);
  const { currentData, isFetching } = useOperationQuery(listQuoteVersions, { params: { id: quote.id } });
  const versions = currentData?.items ?? NO_VERSIONS;
  // Actions depend on the versions, so wait for them. Otherwise buttons would change under the pointer.
  const areVersionsKnown = currentData !== undefined || !isFetching;
  const newer = findActiveSuccessor(quote, versions);
  const addressee = useAddressee(quote);
  const number = quote.quoteNumber;
  useRecentRecord('quote', quote.id, `${number} ${quote.client.firstName} ${quote.client.lastName}`);
  return (
    <>
      <GlobalStyles styles={PRINT_ONLY_PAPER} />
      <PageHeader
        title={
          quote.revision > 1 || versions.length > 1
            ? t('titleOfVersion', { number, version: quote.revision })
            : t('title', { number })
        }
        aside={<StatusChip {...QUOTE_STATUS[quote.status]} />}
        back={<BackLink to="/quotes">{t('back')}</BackLink>}
        actions={areVersionsKnown && <QuoteActions quote={quote} versions={versions} />}
      />
      <ClientWarnings clientId={quote.client.id} hasLink />
      <Changes quote={quote} versions={versions} />
      <LockedLinkNotice quote={quote} />
      <SuppressedAddress address={addressee?.email ?? null} />
      <InterpreterRequest quote={quote} />
      <SummaryStrip quote={quote} newerDraft={newer?.status === 'DRAFT' ? newer : null} />
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
          alignItems: 'start',
        }}
      >
        <QuoteBody quote={quote} versions={areVersionsKnown ? versions : null} />
        <QuoteAside quote={quote} versions={versions} />
      </Box>
    </>
  );
}

const NO_VERSIONS: readonly QuoteVersion[] = [];

function LoadingQuote() {
  return (
    <Box aria-busy sx={{ display: 'grid', gap: 2 }}>
      <Skeleton variant="rounded" width={260} height={32} />
      <Skeleton variant="rounded" height={84} />
      <Skeleton variant="rounded" height={480} />
    </Box>
  );
}

const unlockLinkAct = actsOn<Quote>(viewWords, ({ quoteNumber }) => quoteNumber).act({
  name: 'locked',
  operation: unlockQuoteLink,
  request: ({ id }) => ({ params: { id } }),
});

/** Shown if the patient's link is locked after too many failed identification attempts. Staff can unlock it. */
function LockedLinkNotice({ quote }: { quote: Quote }) {
  const t = useWords(viewWords);
  if (quote.linkLockedAt === null || !isAwaitingResponse(quote)) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2.5 }}
      action={<ActButtons acts={[unlockLinkAct]} record={quote} look={INHERIT_STYLE} />}
    >
      {t('locked.reason')}
    </Alert>
  );
}

/** The patient has asked for another language, which staff should know before calling. */
function InterpreterRequest({ quote }: { quote: Quote }) {
  const t = useWords(viewsWords);
  if (quote.interpreterLanguage === null) return null;
  return (
    <Alert severity="info" sx={{ mb: 2.5 }}>
      {t('interpreter', { language: quote.interpreterLanguage })}
    </Alert>
  );
}

/** Side column: questions, versions, timeline, callback, facts and audit trail. */
function QuoteAside({ quote, versions }: { quote: Quote; versions: readonly QuoteVersion[] }) {
  const t = useWords(viewWords);
  const { allows } = useRights();
  return (
    <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
      {quote.acceptance && <AcceptancePanel quoteId={quote.id} acceptance={quote.acceptance} />}
      {quote.surgeryCaseId && <QuoteDeposit caseId={quote.surgeryCaseId} />}
      <Versions quote={quote} versions={versions} />
      <Panel title={t('story')}>
        <QuoteProgress quote={quote} />
      </Panel>
      <QuoteNotes quoteId={quote.id} />
      <QuoteDocuments quote={quote} />
      <CallbackCard quote={quote} />
      {quote.sentAt && <QuoteReminders quote={quote} />}
      <Panel title={t('facts')}>
        <QuoteFacts quote={quote} />
      </Panel>
      {allows(listAuditEntries) && <AuditHistory quoteId={quote.id} />}
    </Box>
  );
}
