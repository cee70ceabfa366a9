import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { getQuote, listAuditEntries, type Quote } from '@quillcare/contracts';
import { PageHeader, Panel, StatusChip } from '@quillcare/ui';
import { useParams } from 'react-router-dom';
import { useOperationQuery } from '../../../shared/api/hooks';
import { useRights } from '../../../shared/session/session.context';
import { doctorLabel, type PaperQuote } from '../../../shared/quote-paper/quote-paper.model';
import { StaffPaper } from '../../../shared/quote-paper/staff-paper.view';
import { QUOTE_STATUS } from '../../../shared/status/status';
import { BackLink } from '../../../shared/navigation/back-link.view';
import { Loaded } from '../../../shared/loading/loaded.view';
import { VIEW } from '../quotes.texts';
import { usePaperPractice } from '../use-paper-practice';
import { AuditHistory } from './audit-history.view';
import { CallbackCard } from './callback-card.view';
import { QuoteActions } from './quote-actions.view';
import { LinkLocked } from './link-locked.view';
import { QuoteFacts } from './quote-facts.view';
import { Queries, Story } from './story.view';
import { SummaryStrip } from './summary-strip.view';

/** One quote: its status, what the patient sees, and what happened. */
export function QuoteViewPage() {
  const { id = '' } = useParams();
  const request = useOperationQuery(getQuote, { params: { id } });
  return (
    <Loaded request={request} failed={VIEW.loadFailed} skeleton={<LoadingQuote />}>
      {(quote) => <LoadedQuote key={quote.id} quote={quote} />}
    </Loaded>
  );
}

function LoadedQuote({ quote }: { quote: Quote }) {
  const { allows } = useRights();
  const practice = usePaperPractice();
  return (
    <>
      <PageHeader
        title={VIEW.title(quote.quoteNumber)}
        aside={<StatusChip {...QUOTE_STATUS[quote.status]} />}
        back={<BackLink to="/quotes">{VIEW.back}</BackLink>}
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
        <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
          <Panel title={VIEW.paper}>
            <StaffPaper quote={paperOf(quote)} practice={practice} />
          </Panel>
        </Box>
        <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
          {quote.queries.length > 0 && (
            <Panel title={VIEW.queries}>
              <Queries queries={quote.queries} name={quote.client.firstName} />
            </Panel>
          )}
          <Panel title={VIEW.story}>
            <Story quote={quote} />
          </Panel>
          {quote.sentAt && <CallbackCard quoteId={quote.id} />}
          <Panel title={VIEW.facts}>
            <QuoteFacts quote={quote} />
          </Panel>
          {allows(listAuditEntries) && <AuditHistory quoteId={quote.id} version={quote.version} />}
        </Box>
      </Box>
    </>
  );
}

function paperOf(quote: Quote): PaperQuote {
  return {
    clientName: `${quote.client.firstName} ${quote.client.lastName}`,
    clientEmail: quote.client.email,
    doctorName: doctorLabel(quote.doctor),
    hospitalName: quote.hospital?.name ?? null,
    validUntil: quote.validUntil,
    currency: quote.currency,
    lines: quote.lines,
    totals: quote.totals,
    notesToPatient: quote.notesToPatient,
  };
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
