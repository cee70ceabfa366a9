import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Skeleton from '@mui/material/Skeleton';
import { getQuote, type Quote } from '@quillcare/contracts';
import { PageHeader, StatusChip } from '@quillcare/ui';
import { useParams } from 'react-router-dom';
import { useOperationQuery } from '../../../shared/api/hooks';
import { Loaded } from '../../../shared/loading/loaded.view';
import { BackLink } from '../../../shared/navigation/back-link.view';
import { QUOTE_STATUS } from '../../../shared/status/status';
import { useWords } from '../../../shared/words/words';
import { LinkLocked } from './link-locked.view';
import { QuoteActions } from './quote-actions.view';
import { QuoteAside } from './quote-aside.view';
import { PRINT_ONLY_PAPER, QuoteBody } from './quote-body.view';
import { viewWords } from './quote-view.en';
import { SummaryStrip } from './summary-strip.view';

/** One quote: its status and next step, its fees, what the patient sees, and what happened. */
export function QuoteViewPage() {
  const { id = '' } = useParams();
  const t = useWords(viewWords);
  const request = useOperationQuery(getQuote, { params: { id } });
  return (
    <Loaded request={request} failed={t('failed')} skeleton={<LoadingQuote />}>
      {(quote) => <LoadedQuote key={quote.id} quote={quote} />}
    </Loaded>
  );
}

function LoadedQuote({ quote }: { quote: Quote }) {
  const t = useWords(viewWords);
  const number = quote.quoteNumber;
  return (
    <>
      <GlobalStyles styles={PRINT_ONLY_PAPER} />
      <PageHeader
        title={
          quote.revision > 1
            ? t('titleOfVersion', { number, version: quote.revision })
            : t('title', { number })
        }
        aside={<StatusChip {...QUOTE_STATUS[quote.status]} />}
        back={<BackLink to="/quotes">{t('back')}</BackLink>}
        actions={<QuoteActions quote={quote} />}
      />
      <LinkLocked quote={quote} />
      <SummaryStrip quote={quote} />
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
          alignItems: 'start',
        }}
      >
        <QuoteBody quote={quote} />
        <QuoteAside quote={quote} />
      </Box>
    </>
  );
}

function LoadingQuote() {
  return (
    <Box aria-busy sx={{ display: 'grid', gap: 2 }}>
      <Skeleton variant="rounded" width={260} height={32} />
      <Skeleton variant="rounded" height={84} />
      <Skeleton variant="rounded" height={480} />
    </Box>
  );
}
