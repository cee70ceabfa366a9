import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import {
  getQuoteBoard,
  quoteAllows,
  sendQuote,
  withdrawQuote,
  type QuoteSummary,
  type ResultOf,
} from '@quillcare/contracts';
import { Money } from '../../../shared/formats/money.view';
import { actsOn } from '../../../shared/acts/define-act';
import { useActs } from '../../../shared/acts/use-acts';
import { useOperationQuery } from '../../../shared/api/hooks';
import type { Place } from '../../../shared/board/board-moves';
import { Board, LoadingBoard } from '../../../shared/board/board.view';
import { MOVE_CANCELLED } from '../../../shared/board/use-moves';
import { useFormats } from '../../../shared/formats/use-formats';
import { Loaded } from '../../../shared/loading/loaded.view';
import { useRights } from '../../../shared/session/session.context';
import { QUOTE_STATUS } from '../../../shared/status/status';
import { useWords } from '../../../shared/words/words';
import { quoteBoardWords } from './quote-board.en';

/**
 * Quotes by status. Staff can move a draft to sent, or a waiting quote to withdrawn; all other moves follow from the patient's
 * actions.
 */
export function QuoteBoard() {
  const t = useWords(quoteBoardWords);
  const request = useOperationQuery(getQuoteBoard, {});
  return (
    <Loaded request={request} failed={t('failed')} skeleton={<LoadingBoard />}>
      {(board) => <Columns board={board} />}
    </Loaded>
  );
}

function Columns({ board }: { board: ResultOf<typeof getQuoteBoard> }) {
  const t = useWords(quoteBoardWords);
  const { allows } = useRights();
  const { move, dialog } = useMove();
  const mayMove = ({ status }: QuoteSummary, to: string) =>
    (to === 'SENT' && quoteAllows('SEND', status) && allows(sendQuote)) ||
    (to === 'WITHDRAWN' && quoteAllows('WITHDRAW', status) && allows(withdrawQuote));
  return (
    <>
      <Board<QuoteSummary>
        label={t('label')}
        columns={board.columns.map(({ status, cards, count, totalMinor }) => ({
          id: status,
          title: QUOTE_STATUS[status].label,
          cards,
          count,
          sumMinor: totalMinor,
        }))}
        nameOf={({ clientName, quoteNumber }) => `${clientName}, ${quoteNumber}`}
        amountOf={({ totalMinor }) => totalMinor}
        renderCard={(quote) => <QuoteCard quote={quote} />}
        mayMove={mayMove}
        {...((allows(sendQuote) || allows(withdrawQuote)) && { onMove: move })}
      />
      {dialog}
    </>
  );
}

const withdrawal = actsOn<QuoteSummary>(quoteBoardWords, ({ quoteNumber }) => quoteNumber).act({
  name: 'withdraw',
  operation: withdrawQuote,
  request: ({ id, version }, { reason }) => ({ params: { id }, body: { version, reason: reason as string } }),
  confirms: () => ({ reason: { maxLength: 500 } }),
  isDanger: true,
});

/** Sending navigates to the quote's page, whose dialog has the checklist. Withdrawing asks for confirmation here. */
function useMove() {
  const navigate = useNavigate();
  const { start, dialog } = useActs();
  const move = (quote: QuoteSummary, { columnId }: Place): Promise<unknown> => {
    if (columnId === 'SENT') void navigate(`/quotes/view/${quote.id}?do=send`);
    else start(withdrawal, quote);
    // Reject the move so that the card stays put; it moves once the action has completed.
    return new Promise((_resolve, reject) => reject(MOVE_CANCELLED));
  };
  return { move, dialog };
}

function QuoteCard({ quote }: { quote: QuoteSummary }) {
  const t = useWords(quoteBoardWords);
  const { id, clientName, quoteNumber, revision, totalMinor, currency } = quote;
  return (
    <>
      <Link component={RouterLink} to={`/quotes/view/${id}`} color="textPrimary" sx={{ fontWeight: 500 }}>
        {clientName}
      </Link>
      <Typography variant="body2" color="textSecondary" className="tabular">
        {quoteNumber}
        {revision > 1 && `, ${t('version', { revision })}`}
      </Typography>
      <Standing quote={quote} />
      <Typography variant="body2" component="div" sx={{ mt: 0.5 }}>
        <Money minor={totalMinor} currency={currency} />
      </Typography>
    </>
  );
}

/** The next step, or what is wrong. */
function Standing({ quote }: { quote: QuoteSummary }) {
  const t = useWords(quoteBoardWords);
  const { ago, date } = useFormats();
  const { status, createdAt, sentAt, firstViewedAt, validUntil, mailState, unreadMessages } = quote;
  const isWaiting = status === 'SENT' || status === 'QUERY_RECEIVED';
  if (!isWaiting)
    return (
      <Typography variant="body2" color="textSecondary">
        {t('created', { ago: ago(createdAt) })}
      </Typography>
    );
  return (
    <>
      {mailState === 'FAILED' && (
        <Typography variant="body2" sx={{ color: 'tone.error.text' }}>
          {t('mailFailed')}
        </Typography>
      )}
      {unreadMessages > 0 && (
        <Typography variant="body2" sx={{ color: 'tone.warning.text' }}>
          {t('asked', { count: unreadMessages })}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {firstViewedAt
          ? t('viewed', { ago: ago(firstViewedAt) })
          : sentAt && t('unviewed', { ago: ago(sentAt) })}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('validUntil', { date: date(validUntil) })}
      </Typography>
    </>
  );
}
