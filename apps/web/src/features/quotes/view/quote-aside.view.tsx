import Box from '@mui/material/Box';
import { listAuditEntries, type Quote, type QuoteVersion } from '@quillcare/contracts';
import { Panel } from '@quillcare/ui';
import { useRights } from '../../../shared/session/session.context';
import { useWords } from '../../../shared/words/words';
import { AcceptancePanel } from '../signing/acceptance.panel';
import { AuditHistory } from './audit-history.view';
import { CallbackCard } from './callback-card.view';
import { QuoteDeposit } from './quote-deposit.panel';
import { QuoteDocuments } from './quote-documents.view';
import { QuoteFacts } from './quote-facts.view';
import { QuoteNotes } from './quote-notes.panel';
import { QuoteReminders } from './quote-reminders.panel';
import { viewWords } from './quote-view.en';
import { Story } from './story.view';
import { Versions } from './versions.view';

/** Side column: questions, versions, timeline, callback, facts and audit trail. */
export function QuoteAside({ quote, versions }: { quote: Quote; versions: readonly QuoteVersion[] }) {
  const t = useWords(viewWords);
  const { allows } = useRights();
  return (
    <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
      {quote.acceptance && <AcceptancePanel quoteId={quote.id} acceptance={quote.acceptance} />}
      {quote.surgeryCaseId && <QuoteDeposit caseId={quote.surgeryCaseId} />}
      <Versions quote={quote} versions={versions} />
      <Panel title={t('story')}>
        <Story quote={quote} />
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
