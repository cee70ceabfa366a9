import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import type { Quote } from '@quillcare/contracts';
import { doctorLabel, type PaperQuote } from '@quillcare/rules';
import { Panel } from '@quillcare/ui';
import { NotesPanel } from '../../../shared/notes/notes.panel';
import { noticeSentence } from '../../../shared/price/price-sentence';
import { StaffPaper } from '../../../shared/quote-paper/staff-paper.view';
import { useWords } from '../../../shared/words/words';
import { offeredOnPaper } from '../offered-on-paper';
import { approvalStateOf, isWaiting } from '../quote-parts';
import { usePaperPractice } from '../use-paper-practice';
import { Approval } from './approval.view';
import { Conversation } from './conversation/conversation.view';
import { QuoteLines } from './quote-lines.view';
import { viewWords } from './quote-view.en';
import { StalePrices } from './stale-prices.view';

const PAPER = 'quote-paper-to-print';

/** "Print" gives what the patient sees, and nothing of the app around it. */
export const PRINT_ONLY_PAPER = {
  '@media print': {
    'body *': { visibility: 'hidden' },
    [`#${PAPER}, #${PAPER} *`]: { visibility: 'visible' },
    [`#${PAPER}`]: { position: 'absolute', left: 0, top: 0, width: '100%', border: 'none' },
  },
};

/** The work: what needs attention, the fees, and the patient's paper. */
export function QuoteBody({ quote, hasNewer }: { quote: Quote; hasNewer: boolean }) {
  const t = useWords(viewWords);
  const practice = usePaperPractice();
  const isPriced = quote.status === 'DRAFT' || (isWaiting(quote) && !hasNewer);
  return (
    <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
      {quote.status !== 'DRAFT' && <Conversation quote={quote} />}
      {approvalStateOf(quote) !== 'NOT_NEEDED' && <Approval quote={quote} />}
      {isPriced && <StalePrices quote={quote} />}
      {quote.status === 'DRAFT' && quote.notices.length > 0 && <Notices notices={quote.notices} />}
      <Panel title={t('lines.title')} isFlush>
        <QuoteLines quote={quote} />
      </Panel>
      <Panel title={t('paper')}>
        <div id={PAPER}>
          <StaffPaper quote={paperOf(quote)} practice={practice} />
        </div>
      </Panel>
      <NotesPanel entityType="QUOTE_COMMENT" entityId={quote.id} />
    </Box>
  );
}

function Notices({ notices }: { notices: Quote['notices'] }) {
  const t = useWords(viewWords);
  return (
    <Alert severity="warning" role="group" aria-label={t('notices')}>
      <AlertTitle>{t('notices')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2 }}>
        {notices.map(({ code, surgeryId, name }) => (
          <li key={`${code} ${surgeryId} ${name}`}>{noticeSentence({ code, name })}</li>
        ))}
      </Box>
    </Alert>
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
    choices: offeredOnPaper(quote.choices),
  };
}
