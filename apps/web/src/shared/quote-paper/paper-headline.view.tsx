import { headlineOf, PAPER_WORDS, type PaperQuote } from '@quillcare/rules';
import { usePaperFormats } from './paper.context';

/**
 * The patient's out-of-pocket amount next to the total in the same size (ACL s 48: the total must be at least as prominent as its
 * parts).
 */
export function PaperHeadline({ quote }: { quote: PaperQuote }) {
  const { money } = usePaperFormats();
  const { lead, pay, total, notes } = headlineOf(quote, money);
  return (
    <div className="qp-headline">
      <p className="qp-pay">
        <span className="qp-pay-lead">{lead}</span> <strong className="qp-figure">{pay}</strong>
        {total !== null && (
          <>
            {' '}
            <span className="qp-of">
              {PAPER_WORDS.of} <strong className="qp-figure">{total}</strong>
            </span>
          </>
        )}
      </p>
      <p className="qp-muted">{notes.join(' ')}</p>
    </div>
  );
}
