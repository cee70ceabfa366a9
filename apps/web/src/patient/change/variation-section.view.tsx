import type { PublicRevision, PublicVariation, QuoteLineChange } from '@quillcare/contracts';
import { Card } from '../frame/card.view';
import { Facts } from '../frame/facts.view';
import { LinesSection } from '../read/lines-section.view';
import type { SectionProps } from '../read/quote-sections';
import { readerFormats, formatInstant } from '../words/reader';
import { CHANGE, REVISED } from './change.en';

type Money = (minor: number) => string;

/** Shows what a variation changes in a signed quote, and the new total. The whole quote is one click away. */
export function VariationSection(props: SectionProps) {
  const { practice, quote } = props;
  const { variation } = quote;
  if (!variation) return null;
  const { money } = readerFormats(quote.currency);
  return (
    <>
      <Card title={CHANGE.title}>
        <p>{CHANGE.intro(practice.name, formatInstant(variation.acceptedAt))}</p>
        <Changes of={variation} words={CHANGE} money={money} />
        <p className="p-hint p-after-facts">{CHANGE.ifDeclined}</p>
      </Card>
      <details className="p-whole">
        <summary>{CHANGE.whole}</summary>
        <LinesSection {...props} />
      </details>
    </>
  );
}

/** Shows what changed in a quote that was sent again before it was answered. The whole quote follows. */
export function RevisionSection({ practice, quote }: SectionProps) {
  const { revised } = quote;
  if (!revised) return null;
  const { money } = readerFormats(quote.currency);
  return (
    <Card name="revised" title={REVISED.title}>
      <p>{REVISED.intro(practice.name, formatInstant(revised.sentAt))}</p>
      <Changes of={revised} words={REVISED} money={money} />
    </Card>
  );
}

interface ChangesProps {
  of: PublicVariation | PublicRevision;
  /** Labels for the previous total and the difference. */
  words: Pick<typeof CHANGE, 'before' | 'more' | 'less'>;
  money: Money;
}

function Changes({ of: change, words, money }: ChangesProps) {
  const { lines, beforeMinor, afterMinor, differenceMinor } = change;
  const amount = money(Math.abs(differenceMinor));
  const difference =
    differenceMinor === 0 ? CHANGE.same : differenceMinor > 0 ? words.more(amount) : words.less(amount);
  const after = (
    <>
      <strong>{money(afterMinor)}</strong> <span className="p-hint">{difference}</span>
    </>
  );
  return (
    <>
      {lines.length === 0 && <p>{CHANGE.noLine}</p>}
      <ul className="p-changes">
        {lines.map((line) => (
          <ChangedLine key={line.key} line={line} money={money} />
        ))}
      </ul>
      <Facts
        rows={[
          [words.before, money(beforeMinor)],
          [CHANGE.total, after],
        ]}
      />
    </>
  );
}

function ChangedLine({ line, money }: { line: QuoteLineChange; money: Money }) {
  const shown = line.after ?? line.before;
  const kind = { ADDED: CHANGE.added, REMOVED: CHANGE.removed, CHANGED: CHANGE.changed, SAME: '' }[
    line.change
  ];
  return (
    <li>
      <p>
        <span className="p-change-kind">{kind}</span>
        <strong>{shown?.description}</strong>
      </p>
      {line.change === 'CHANGED' ? (
        <Fields line={line} money={money} />
      ) : (
        <p>{money(shown?.totalMinor ?? 0)}</p>
      )}
    </li>
  );
}

function Fields({ line, money }: { line: QuoteLineChange; money: Money }) {
  const rows = fieldsOf(line).map(({ field, before, after }) => {
    const change = (
      <>
        <span>{CHANGE.was(valueOf(field, before, money))}</span>
        {', '}
        <span>{CHANGE.now(valueOf(field, after, money))}</span>
      </>
    );
    return [CHANGE.fields[field as keyof typeof CHANGE.fields] ?? field, change] as const;
  });
  return <Facts rows={rows} />;
}

/** Leaves out the total if it changes exactly as the fee does, as with a quantity of one. */
function fieldsOf({ fields }: QuoteLineChange) {
  const fee = fields.find(({ field }) => field === 'unitFeeMinor');
  return fields.filter(
    ({ field, before, after }) =>
      !(field === 'totalMinor' && fee && fee.before === before && fee.after === after),
  );
}

function valueOf(field: string, value: string | number, money: Money): string {
  if (typeof value === 'number') return field.endsWith('Minor') ? money(value) : String(value);
  return CHANGE.values[value as keyof typeof CHANGE.values] ?? value;
}
