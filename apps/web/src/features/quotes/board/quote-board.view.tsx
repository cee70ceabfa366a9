import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import {
  getQuoteBoard,
  isQuoteActAllowed,
  sendQuote,
  withdrawQuote,
  type QuoteSummary,
  type ResultOf,
} from '@quillcare/contracts';
import { Muted } from '@quillcare/ui';
import { Money } from '../../../shared/formats/money.view';
import { actsOn, withReason } from '../../../shared/acts/define-act';
import { useActs } from '../../../shared/acts/use-acts';
import { useOperationQuery } from '../../../shared/api/hooks';
import type { BoardPosition } from '../../../shared/board/board-moves';
import { Board, LoadingBoard } from '../../../shared/board/board.view';
import { MOVE_CANCELLED } from '../../../shared/board/use-moves';
import { useFormats } from '../../../shared/formats/use-formats';
import { Loaded } from '../../../shared/loading/loaded.view';
import { PageLink } from '../../../shared/navigation/page-link.view';
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
  const canMove = ({ status }: QuoteSummary, to: string) =>
    (to === 'SENT' && isQuoteActAllowed('SEND', status) && allows(sendQuote)) ||
    (to === 'WITHDRAWN' && isQuoteActAllowed('WITHDRAW', status) && allows(withdrawQuote));
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
        mayMove={canMove}
        {...((allows(sendQuote) || allows(withdrawQuote)) && { onMove: move })}
      />
      {dialog}
    </>
  );
}

const withdrawQuoteAct = actsOn<QuoteSummary>(quoteBoardWords, ({ quoteNumber }) => quoteNumber).act({
  name: 'withdraw',
  operation: withdrawQuote,
  request: withReason,
  confirms: () => ({ reason: { maxLength: 500 } }),
  isDanger: true,
});

/** Sending navigates to the quote's page, whose dialog has the checklist. Withdrawing asks for confirmation here. */
function useMove() {
  const navigate = useNavigate();
  const { start, dialog } = useActs();
  const move = (quote: QuoteSummary, { columnId }: BoardPosition): Promise<unknown> => {
    if (columnId === 'SENT') void navigate(`/quotes/view/${quote.id}?do=send`);
    else start(withdrawQuoteAct, quote);
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
      <PageLink to={`/quotes/view/${id}`} color="textPrimary" sx={{ fontWeight: 500 }}>
        {clientName}
      </PageLink>
      <Muted className="tabular">
        {quoteNumber}
        {revision > 1 && `, ${t('version', { revision })}`}
      </Muted>
      <QuoteStatus quote={quote} />
      <Typography variant="body2" component="div" sx={{ mt: 0.5 }}>
        <Money minor={totalMinor} currency={currency} />
      </Typography>
    </>
  );
}

/** The next step, or what is wrong. */
function QuoteStatus({ quote }: { quote: QuoteSummary }) {
  const t = useWords(quoteBoardWords);
  const { ago, date } = useFormats();
  const { status, createdAt, sentAt, firstViewedAt, validUntil, mailState, unreadMessages } = quote;
  const isWaiting = status === 'SENT' || status === 'QUERY_RECEIVED';
  if (!isWaiting) return <Muted>{t('created', { ago: ago(createdAt) })}</Muted>;
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
      <Muted>
        {firstViewedAt
          ? t('viewed', { ago: ago(firstViewedAt) })
          : sentAt && t('unviewed', { ago: ago(sentAt) })}
      </Muted>
      <Muted>{t('validUntil', { date: date(validUntil) })}</Muted>
    </>
  );
}
