import { Fragment, useContext } from 'react';
import {
  BASIS_EXPLAINED,
  BASIS_NAMES,
  explainedFacts,
  lineAmount,
  lineBenefits,
  lineName,
  PAPER_WORDS,
  splitLines,
  type PaperLine,
  type PaperQuote,
} from '@quillcare/rules';
import { Term } from './glossary.view';
import { WhyYouPay } from './why-you-pay.view';
import { PaperLineContext, usePaperFormats } from './paper.context';

/** Lists procedures and other fees, one line item each: description, amount, who bills it, and whether it may change. */
export function PaperLines({ quote, Heading }: { quote: PaperQuote; Heading: 'h2' | 'h3' }) {
  const { practiceLang } = usePaperFormats();
  const { procedures, others } = splitLines(quote.lines);
  return (
    <>
      <LineGroup title={PAPER_WORDS.procedures} lines={procedures} Heading={Heading} />
      <LineGroup title={PAPER_WORDS.otherFees} lines={others} Heading={Heading} />
      {quote.notesToPatient && (
        <section className="qp-section">
          <Heading className="qp-heading">{PAPER_WORDS.notes}</Heading>
          <p className="qp-note" lang={practiceLang}>
            {quote.notesToPatient}
          </p>
        </section>
      )}
    </>
  );
}

function LineGroup({
  title,
  lines,
  Heading,
}: {
  title: string;
  lines: readonly PaperLine[];
  Heading: 'h2' | 'h3';
}) {
  if (lines.length === 0) return null;
  return (
    <section className="qp-section">
      <Heading className="qp-heading">{title}</Heading>
      <ul className="qp-lines">
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
    </section>
  );
}

function Line({ line }: { line: PaperLine }) {
  const own = useContext(PaperLineContext);
  const { money, practiceLang } = usePaperFormats();
  return (
    <li className="qp-line">
      <div className="qp-line-top">
        <span className="qp-line-name" lang={line.description ? practiceLang : undefined}>
          {lineName(line)}
        </span>
        <span className="qp-line-amount">{lineAmount(line, money)}</span>
      </div>
      <p className="qp-line-facts">
        {explainedFacts(line, money).map(({ text, term }) => (
          <Fragment key={text}>{term ? <Term of={term}>{text}</Term> : <span>{text}</span>}</Fragment>
        ))}
      </p>
      <div className="qp-basis">
        <Term of={line.basis} className={`qp-tag qp-tag-${line.basis.toLowerCase()}`}>
          {BASIS_NAMES[line.basis]}
        </Term>
        {own && <div className="qp-own qp-screen-only">{own(line)}</div>}
        <span className={own ? 'qp-print-only' : undefined}>{BASIS_EXPLAINED[line.basis]}</span>
      </div>
      {lineBenefits(line).map(({ name, amountMinor, term }) => (
        <p key={name} className="qp-benefit">
          <Term of={term}>{name}</Term>
          <span className="qp-benefit-amount">−{money(amountMinor)}</span>
        </p>
      ))}
      {!own && <WhyYouPay line={line} />}
    </li>
  );
}
