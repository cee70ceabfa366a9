import { headlineOf, PAPER_WORDS, type PaperQuote } from '@quillcare/rules';
import { usePaperFormats } from './paper.context';

/** What is left to pay, and the total as large beside it (ACL s 48: a total at least as prominent as its parts). */
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
