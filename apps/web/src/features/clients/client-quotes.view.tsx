import Box from '@mui/material/Box';
import { listQuotes, type QuoteSummary } from '@quillcare/contracts';
import { EmptyState, Muted, Panel, StatusChip } from '@quillcare/ui';
import { Money } from '../../shared/formats/money.view';
import { useOperationQuery } from '../../shared/api/hooks';
import { Loaded } from '../../shared/loading/loaded.view';
import { PageLink } from '../../shared/navigation/page-link.view';
import { useRights } from '../../shared/session/session.context';
import { useFormats } from '../../shared/formats/use-formats';
import { QUOTE_STATUS } from '../../shared/status/status';
import { useWords } from '../../shared/words/words';
import { clientWords } from './client.en';

/** A client's quotes, newest first. Hidden from users who may not read quotes. */
export function ClientQuotes({ clientId }: { clientId: string }) {
  const { can } = useRights();
  return can('QUOTES', 'READ') ? <Quotes clientId={clientId} /> : null;
}

function Quotes({ clientId }: { clientId: string }) {
  const t = useWords(clientWords);
  const request = useOperationQuery(listQuotes, { query: { clientId, sort: '-createdAt', limit: 25 } });
  return (
    <Panel title={t('quotes.title')} isFlush>
      <Loaded request={request} failed={t('quotes.failed')} skeleton={120}>
        {({ items, nextCursor }) => (
          <>
            {items.length === 0 && <EmptyState title={t('quotes.none')} />}
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {items.map((quote) => (
                <QuoteLine key={quote.id} quote={quote} />
              ))}
            </Box>
            {nextCursor && (
              <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
                <PageLink to={`/quotes?clientId=${clientId}`}>{t('quotes.all')}</PageLink>
              </Box>
            )}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

function QuoteLine({ quote }: { quote: QuoteSummary }) {
  const formats = useFormats();
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', sm: '1fr auto 120px' },
        gap: 2,
        rowGap: 0.5,
        alignItems: 'center',
        px: 2.5,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        '&:hover': { bgcolor: 'surface.hover' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <PageLink
          to={`/quotes/view/${quote.id}`}
          color="text.primary"
          className="tabular"
          sx={{ fontWeight: 500 }}
        >
          {quote.quoteNumber}
        </PageLink>
        <Muted noWrap>
          {quote.doctorName} · {formats.date(formats.dayOf(quote.createdAt))}
        </Muted>
      </Box>
      <StatusChip {...QUOTE_STATUS[quote.status]} />
      <Box sx={{ textAlign: 'right', gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <Money minor={quote.totalMinor} currency={quote.currency} strong />
      </Box>
    </Box>
  );
}
