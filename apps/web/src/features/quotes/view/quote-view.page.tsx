import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Skeleton from '@mui/material/Skeleton';
import { getQuote, listQuoteVersions, type Quote, type QuoteVersion } from '@quillcare/contracts';
import { PageHeader, StatusChip } from '@quillcare/ui';
import { useParams } from 'react-router-dom';
import { useOperationQuery } from '../../../shared/api/hooks';
import { Loaded } from '../../../shared/loading/loaded.view';
import { SuppressedAddress } from '../../../shared/mail/suppressed-address.view';
import { BackLink } from '../../../shared/navigation/back-link.view';
import { ClientWarnings } from '../../../shared/notes/client-warnings.view';
import { useRecentRecord } from '../../../shared/recent/use-recent-record';
import { QUOTE_STATUS } from '../../../shared/status/status';
import { useWords } from '../../../shared/words/words';
import { InterpreterWish } from './interpreter-wish.view';
import { followerOf } from '../quote-parts';
import { Changes } from './changes.view';
import { LinkLocked } from './link-locked.view';
import { QuoteActions } from './quote-actions.view';
import { QuoteAside } from './quote-aside.view';
import { PRINT_ONLY_PAPER, QuoteBody } from './quote-body.view';
import { viewWords } from './quote-view.en';
import { SummaryStrip } from './summary-strip.view';

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
  const versions = currentData?.items ?? NONE;
  const newer = followerOf(quote, versions);
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
        // Wait for the versions, on which the actions depend, so that no button changes under the pointer.
        actions={(currentData || !isFetching) && <QuoteActions quote={quote} versions={versions} />}
      />
      <ClientWarnings clientId={quote.client.id} hasLink />
      <Changes quote={quote} versions={versions} />
      <LinkLocked quote={quote} />
      <SuppressedAddress address={quote.client.email} />
      <InterpreterWish quote={quote} />
      <SummaryStrip quote={quote} newerDraft={newer?.status === 'DRAFT' ? newer.revision : null} />
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
          alignItems: 'start',
        }}
      >
        <QuoteBody quote={quote} hasNewer={newer !== null} />
        <QuoteAside quote={quote} versions={versions} />
      </Box>
    </>
  );
}

const NONE: readonly QuoteVersion[] = [];

function LoadingQuote() {
  return (
    <Box aria-busy sx={{ display: 'grid', gap: 2 }}>
      <Skeleton variant="rounded" width={260} height={32} />
      <Skeleton variant="rounded" height={84} />
      <Skeleton variant="rounded" height={480} />
    </Box>
  );
}
