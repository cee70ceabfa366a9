import Box from '@mui/material/Box';
import { listAuditEntries, type Quote, type QuoteVersion } from '@quillcare/contracts';
import { Panel } from '@quillcare/ui';
import { useRights } from '../../../shared/session/session.context';
import { useWords } from '../../../shared/words/words';
import { AuditHistory } from './audit-history.view';
import { CallbackCard } from './callback-card.view';
import { QuoteFacts } from './quote-facts.view';
import { viewWords } from './quote-view.en';
import { Queries, Story } from './story.view';
import { Versions } from './versions.view';

/** What happened and what is known: questions, versions, timeline, callback, facts, history. */
export function QuoteAside({ quote, versions }: { quote: Quote; versions: readonly QuoteVersion[] }) {
  const t = useWords(viewWords);
  const { allows } = useRights();
  return (
    <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
      {quote.queries.length > 0 && (
        <Panel title={t('queries')}>
          <Queries queries={quote.queries} name={quote.client.firstName} />
        </Panel>
      )}
      <Versions quote={quote} versions={versions} />
      <Panel title={t('story')}>
        <Story quote={quote} />
      </Panel>
      {quote.sentAt && <CallbackCard quoteId={quote.id} />}
      <Panel title={t('facts')}>
        <QuoteFacts quote={quote} />
      </Panel>
      {allows(listAuditEntries) && <AuditHistory quoteId={quote.id} version={quote.version} />}
    </Box>
  );
}
