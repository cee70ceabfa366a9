import { PAPER_WORDS, placeName, type PaperQuote } from '@quillcare/rules';
import { usePaperFormats } from './paper.context';

/** The people and places of the quote, and its expiry date. */
export function PaperFacts({ quote }: { quote: PaperQuote }) {
  const { date } = usePaperFormats();
  return (
    <dl className="qp-facts">
      <Fact name={PAPER_WORDS.patient} value={quote.clientName} />
      <Fact name={PAPER_WORDS.email} value={quote.clientEmail} />
      <Fact name={PAPER_WORDS.doctor} value={quote.doctorName} />
      <Fact name={PAPER_WORDS.hospital} value={placeName(quote)} />
      <Fact name={PAPER_WORDS.validUntil} value={quote.validUntil && date(quote.validUntil)} />
    </dl>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value || '–'}</dd>
    </div>
  );
}
