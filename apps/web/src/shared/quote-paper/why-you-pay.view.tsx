import {
  BENEFIT_WORDS,
  explainedLines,
  lineName,
  whyYouPay,
  type PaperLine,
  type PaperQuote,
} from '@quillcare/rules';
import { usePaperFormats } from './paper.context';

/** Expandable explanation under a line item: what is charged, what Medicare and the fund pay and why, and what remains. */
export function WhyYouPay({ line }: { line: PaperLine }) {
  const { money } = usePaperFormats();
  const sentences = whyYouPay(line, money);
  if (sentences.length === 0) return null;
  return (
    <details className="qp-why">
      <summary aria-label={`${BENEFIT_WORDS.why} ${lineName(line)}`}>{BENEFIT_WORDS.why}</summary>
      <Sentences of={sentences} />
    </details>
  );
}

/** The same explanations at the end of the printed quote, where nothing can be expanded. */
export function WhyYouPayPrinted({ quote }: { quote: PaperQuote }) {
  const { money, date } = usePaperFormats();
  const lines = explainedLines(quote, money);
  if (lines.length === 0) return null;
  return (
    <div className="qp-glossary qp-print-only">
      <p className="qp-heading">{BENEFIT_WORDS.title}</p>
      {quote.mbsTableDate && <p>{BENEFIT_WORDS.estimate(date(quote.mbsTableDate))}</p>}
      {lines.map(({ id, name, sentences }) => (
        <div key={id}>
          <p className="qp-line-name">{name}</p>
          <Sentences of={sentences} />
        </div>
      ))}
    </div>
  );
}

function Sentences({ of: sentences }: { of: readonly string[] }) {
  return (
    <ol className="qp-why-steps">
      {sentences.map((sentence, at) => (
        <li key={at}>{sentence}</li>
      ))}
    </ol>
  );
}
