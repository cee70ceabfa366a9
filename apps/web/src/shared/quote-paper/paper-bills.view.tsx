import { billsOf, PAPER_WORDS, sumRows, type PaperQuote } from '@quillcare/rules';
import { Term } from './glossary.view';
import { usePaperFormats } from './paper.context';

/** Shows who will bill which part: a bar per bill, and the total. The bars only repeat the figures next to them. */
export function PaperBills({ quote, Heading }: { quote: PaperQuote; Heading: 'h2' | 'h3' }) {
  const { money } = usePaperFormats();
  const bills = billsOf(quote);
  if (bills.length === 0) return null;
  return (
    <section className="qp-section">
      <Heading className="qp-heading">{PAPER_WORDS.bills}</Heading>
      <p className="qp-muted">{PAPER_WORDS.billCount(bills.length)}</p>
      <dl className="qp-sum">
        {bills.map(({ biller, name, amountMinor, share }) => (
          <div key={`${biller} ${name}`} className="qp-bill">
            <dt>{name}</dt>
            <dd>{money(amountMinor)}</dd>
            <dd className="qp-bar" aria-hidden="true">
              <Bar share={share} />
            </dd>
          </div>
        ))}
        {sumRows(quote, money).map(({ name, value, isStrong, term }) => (
          <div key={name} className={isStrong ? 'qp-strong' : undefined}>
            <dt>{term ? <Term of={term}>{name}</Term> : name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Drawn as SVG, because browsers do not print background colours. */
function Bar({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 100 8" preserveAspectRatio="none">
      <rect className="qp-bar-whole" y="3.5" width="100" height="1" />
      <rect className="qp-bar-share" width={Math.max(1, Math.round(share * 100))} height="8" />
    </svg>
  );
}
