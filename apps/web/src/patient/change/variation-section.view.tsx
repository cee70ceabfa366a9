import type { PublicVariation, QuoteLineChange } from '@quillcare/contracts';
import { LinesSection } from '../read/lines-section.view';
import type { SectionProps } from '../read/quote-sections';
import { readerFormats, whenOf } from '../words/reader';
import { CHANGE } from './change.en';

type Money = (minor: number) => string;

/** Only what a change of a signed quote changes, and the new total; the whole quote is a click away. */
export function VariationSection(props: SectionProps) {
  const { practice, quote } = props;
  const { variation } = quote;
  if (!variation) return null;
  const { money } = readerFormats(quote.currency);
  return (
    <>
      <section className="p-card">
        <h2 className="p-subtitle">{CHANGE.title}</h2>
        <p>{CHANGE.intro(practice.name, whenOf(variation.acceptedAt))}</p>
        {variation.lines.length === 0 && <p>{CHANGE.noLine}</p>}
        <ul className="p-changes">
          {variation.lines.map((line) => (
            <ChangedLine key={line.key} line={line} money={money} />
          ))}
        </ul>
        <Totals variation={variation} money={money} />
        <p className="p-hint p-after-facts">{CHANGE.ifDeclined}</p>
      </section>
      <details className="p-whole">
        <summary>{CHANGE.whole}</summary>
        <LinesSection {...props} />
      </details>
    </>
  );
}

function Totals({ variation, money }: { variation: PublicVariation; money: Money }) {
  const { beforeMinor, afterMinor, differenceMinor } = variation;
  const amount = money(Math.abs(differenceMinor));
  const difference =
    differenceMinor === 0 ? CHANGE.same : differenceMinor > 0 ? CHANGE.more(amount) : CHANGE.less(amount);
  return (
    <dl className="p-facts">
      <div>
        <dt>{CHANGE.before}</dt>
        <dd>{money(beforeMinor)}</dd>
      </div>
      <div>
        <dt>{CHANGE.total}</dt>
        <dd>
          <strong>{money(afterMinor)}</strong> <span className="p-hint">{difference}</span>
        </dd>
      </div>
    </dl>
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

/** Each thing that differs, as it was and as it would be. */
function Fields({ line, money }: { line: QuoteLineChange; money: Money }) {
  return (
    <dl className="p-facts">
      {fieldsOf(line).map(({ field, before, after }) => (
        <div key={field}>
          <dt>{CHANGE.fields[field as keyof typeof CHANGE.fields] ?? field}</dt>
          <dd>
            <span>{CHANGE.was(valueOf(field, before, money))}</span>
            {', '}
            <span>{CHANGE.now(valueOf(field, after, money))}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** With one of a kind, the total says nothing that its fee does not. */
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
