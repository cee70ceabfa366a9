import { formatDate } from '@quillcare/rules';
import { billersOf, moneyIn, splitLines, type PaperLine, type PaperQuote } from './quote-paper.model';
import {
  BASIS_EXPLAINED,
  BASIS_NAMES,
  BILLER_HEADINGS,
  BILLER_NAMES,
  GLOSSARY,
  GLOSSARY_TITLE,
  KIND_NAMES,
  PAPER,
} from './quote-paper.texts';
import './quote-paper.css';

type Money = (amountMinor: number) => string;

/** The quote as the patient reads it; the editor uses the same component as its preview. */
export function QuotePaper({ quote, headingLevel = 2 }: { quote: PaperQuote; headingLevel?: 2 | 3 }) {
  const money = moneyIn(quote.currency);
  const { procedures, others } = splitLines(quote.lines);
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className="qp">
      <Facts quote={quote} />
      <Total quote={quote} money={money} />
      {quote.lines.length === 0 && <p className="qp-muted">{PAPER.nothingYet}</p>}
      <LineGroup title={PAPER.procedures} lines={procedures} money={money} Heading={Heading} />
      <LineGroup title={PAPER.otherFees} lines={others} money={money} Heading={Heading} />
      <Sum quote={quote} money={money} Heading={Heading} />
      {quote.notesToPatient && (
        <section className="qp-section">
          <Heading className="qp-heading">{PAPER.notes}</Heading>
          <p className="qp-note">{quote.notesToPatient}</p>
        </section>
      )}
      <Glossary />
    </article>
  );
}

function Facts({ quote }: { quote: PaperQuote }) {
  return (
    <dl className="qp-facts">
      <Fact name={PAPER.patient} value={quote.clientName} />
      <Fact name={PAPER.email} value={quote.clientEmail} />
      <Fact name={PAPER.doctor} value={quote.doctorName} />
      <Fact name={PAPER.hospital} value={quote.hospitalName ?? PAPER.noHospital} />
      <Fact name={PAPER.validUntil} value={quote.validUntil ? formatDate(quote.validUntil) : '–'} />
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

function Total({ quote, money }: { quote: PaperQuote; money: Money }) {
  const { totals } = quote;
  return (
    <div className="qp-total">
      <p className="qp-total-name">{totals.estimate ? PAPER.totalEstimate : PAPER.total}</p>
      <p className="qp-total-amount">{money(totals.totalMinor)}</p>
      <p className="qp-muted">
        {totals.gstMinor > 0 ? PAPER.gstIncluded(money(totals.gstMinor)) : PAPER.noGst}
        {totals.estimate && `. ${PAPER.estimateNote}`}
      </p>
    </div>
  );
}

function LineGroup(props: { title: string; lines: PaperLine[]; money: Money; Heading: 'h2' | 'h3' }) {
  const { title, lines, money, Heading } = props;
  if (lines.length === 0) return null;
  return (
    <section className="qp-section">
      <Heading className="qp-heading">{title}</Heading>
      <ul className="qp-lines">
        {lines.map((line) => (
          <Line key={line.id} line={line} money={money} />
        ))}
      </ul>
    </section>
  );
}

function Line({ line, money }: { line: PaperLine; money: Money }) {
  const notIncluded = line.basis === 'NOT_INCLUDED';
  return (
    <li className="qp-line">
      <div className="qp-line-top">
        <span className="qp-line-name">{line.description || KIND_NAMES[line.kind]}</span>
        <span className="qp-line-amount">{notIncluded ? PAPER.notIncluded : money(line.totalMinor)}</span>
      </div>
      <p className="qp-muted">{lineFacts(line, money).join(' · ')}</p>
      <p className="qp-basis">
        <span className={`qp-tag qp-tag-${line.basis.toLowerCase()}`}>{BASIS_NAMES[line.basis]}</span>
        <span>{BASIS_EXPLAINED[line.basis]}</span>
      </p>
      {!notIncluded && <Benefits line={line} money={money} />}
    </li>
  );
}

function lineFacts(line: PaperLine, money: Money): string[] {
  const who =
    line.providerName && line.billedBy !== 'PRACTICE' ? line.providerName : BILLER_NAMES[line.billedBy];
  const facts = [KIND_NAMES[line.kind]];
  if (line.providerName && line.billedBy === 'PRACTICE') facts.push(line.providerName);
  facts.push(PAPER.billedBy(who));
  if (line.mbsItem) facts.push(PAPER.mbsItem(line.mbsItem));
  if (line.basis === 'NOT_INCLUDED') return facts;
  if (line.quantity !== 1) facts.push(PAPER.quantity(String(line.quantity), money(line.unitFeeMinor)));
  if (line.discountMinor > 0) facts.push(PAPER.discount(money(line.discountMinor)));
  return facts;
}

function Benefits({ line, money }: { line: PaperLine; money: Money }) {
  const benefits = [
    { name: PAPER.medicare, amount: line.medicareBenefitMinor },
    { name: PAPER.fund, amount: line.fundBenefitMinor },
  ].filter((benefit) => benefit.amount);
  return benefits.map((benefit) => (
    <p key={benefit.name} className="qp-benefit">
      <span>{benefit.name}</span>
      <span>−{money(benefit.amount ?? 0)}</span>
    </p>
  ));
}

function Sum({ quote, money, Heading }: { quote: PaperQuote; money: Money; Heading: 'h2' | 'h3' }) {
  const { totals } = quote;
  const billers = billersOf(totals);
  if (billers.length === 0) return null;
  return (
    <section className="qp-section">
      <Heading className="qp-heading">{PAPER.bills}</Heading>
      <dl className="qp-sum">
        {billers.map(({ biller, amountMinor }) => (
          <Row key={biller} name={BILLER_HEADINGS[biller]} value={money(amountMinor)} />
        ))}
        <Row name={PAPER.total} value={money(totals.totalMinor)} strong />
        {totals.benefitsMinor > 0 && (
          <>
            <Row name={PAPER.benefits} value={`−${money(totals.benefitsMinor)}`} />
            <Row name={PAPER.outOfPocket} value={money(totals.outOfPocketMinor)} strong />
          </>
        )}
      </dl>
    </section>
  );
}

function Row({ name, value, strong = false }: { name: string; value: string; strong?: boolean }) {
  return (
    <div className={strong ? 'qp-strong' : undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Glossary() {
  return (
    <details className="qp-glossary">
      <summary>{GLOSSARY_TITLE}</summary>
      <dl>
        {GLOSSARY.map(({ word, meaning }) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
