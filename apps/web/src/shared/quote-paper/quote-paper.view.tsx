import { useMemo, type ReactNode } from 'react';
import {
  createPaperFormats,
  PAPER_WORDS,
  type PaperQuote,
  CHOICE_WORDS,
  formatGroupTitle,
  buildPaperOptions,
  type PaperChoices,
} from '@quillcare/rules';
import { Glossary } from './glossary.view';
import { PaperBills } from './paper-bills.view';
import { PaperFacts } from './paper-facts.view';
import { PaperHeadline } from './paper-headline.view';
import { PaperLines } from './paper-lines.view';
import { PaperFormatsContext, usePaperFormats } from './paper.context';
import { WhyYouPayPrinted } from './why-you-pay.view';
import './quote-paper.css';

interface PaperProps {
  quote: PaperQuote;
  /** The reader's locale. Defaults to that of the quote's country. */
  locale?: string;
}

/** The complete quote as the patient reads it. The editor uses the same component for its preview. */
export function QuotePaper({ quote, locale }: PaperProps) {
  return (
    <Paper quote={quote} locale={locale}>
      <PaperHeadline quote={quote} />
      <PaperFacts quote={quote} />
      {quote.lines.length === 0 && <p className="qp-muted">{PAPER_WORDS.nothingYet}</p>}
      {quote.choices && <PaperChoicesList choices={quote.choices} />}
      <PaperBills quote={quote} Heading="h3" />
      <PaperLines quote={quote} Heading="h3" />
      <Glossary quote={quote} />
      <WhyYouPayPrinted quote={quote} />
    </Paper>
  );
}

/** Container for parts of the document. Provides their styles and formatters. */
export function Paper({
  quote: { currency },
  locale,
  children,
}: {
  quote: Pick<PaperQuote, 'currency'>;
  locale?: string;
  children: ReactNode;
}) {
  const formats = useMemo(
    () => ({ ...createPaperFormats(currency, locale), practiceLang: locale === 'zh-CN' ? 'en' : undefined }),
    [currency, locale],
  );
  return (
    <PaperFormatsContext value={formats}>
      <div className="qp">{children}</div>
    </PaperFormatsContext>
  );
}

/** Lists a quote's options with their prices. The chosen ones are marked in words. */
function PaperChoicesList({ choices }: { choices: PaperChoices }) {
  const { money } = usePaperFormats();
  return (
    <section className="qp-section">
      <h3 className="qp-heading">{CHOICE_WORDS.title}</h3>
      {choices.groups.map((group) => (
        <div key={group.id} className="qp-line">
          <p className="qp-line-name">{formatGroupTitle(group, choices.groups)}</p>
          <ul className="qp-options">
            {buildPaperOptions(choices, group, money).map(({ id, name, price, total, isChosen }) => (
              <li key={id ?? 'none'} className="qp-line-top">
                <span>
                  {name} {isChosen && <span className="qp-tag qp-tag-fixed">{CHOICE_WORDS.chosen}</span>}
                </span>
                <span className="qp-muted">
                  {price} · {CHOICE_WORDS.total(total)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
