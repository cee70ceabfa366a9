import {
  CHOICE_WORDS,
  groupTitle,
  paperOptions,
  withOption,
  type PaperChoices,
  type PaperGroup,
} from '@quillcare/rules';
import { valuesOf } from '../answer/answer.form';
import { FieldError } from '../fields/field.view';
import type { SectionProps } from '../read/quote-sections';
import { readerFormats } from '../words/reader';
import { choices as part, chosenIn } from './choices.part';
import { CHOICES } from './choices.en';
import { paperChoices } from './chosen-options';
import './choices.css';

export function ChoicesSection({ practice, quote, answer }: SectionProps) {
  const offer = paperChoices(quote.choices, chosenIn(quote, valuesOf(part, answer.values)));
  if (!offer) return null;
  const { money } = readerFormats(quote.currency);
  const error = answer.problemsFor('accept').find(({ path }) => path === 'optionIds')?.message;
  const choose = (group: PaperGroup, id: string | null) =>
    answer.change(part, { optionIds: withOption(offer.chosen, group, id) });
  return (
    <section className="p-card" id="optionIds" tabIndex={-1} aria-labelledby="choices-title">
      <h2 id="choices-title" className="p-subtitle">
        {CHOICES.title}
      </h2>
      <p className="p-hint">{CHOICES.intro(practice.name)}</p>
      {offer.groups.map((group) => (
        <Group
          key={group.id}
          offer={offer}
          group={group}
          money={money}
          onChoose={(id) => choose(group, id)}
        />
      ))}
      <FieldError id="optionIds" error={error} />
      <p className="p-choices-total" role="status">
        {CHOICES.total(money(quote.totals.totalMinor))}
      </p>
    </section>
  );
}

interface GroupProps {
  offer: PaperChoices;
  group: PaperGroup;
  money: (amountMinor: number) => string;
  onChoose: (optionId: string | null) => void;
}

function Group({ offer, group, money, onChoose }: GroupProps) {
  const isOne = group.choose === 'ONE';
  return (
    <fieldset className="p-field p-options">
      <legend className="p-label">
        {groupTitle(group, offer.groups)}{' '}
        <span className="p-optional">{isOne ? CHOICES.one : CHOICES.several}</span>
      </legend>
      {paperOptions(offer, group, money).map(({ id, name, price, total, isChosen }) => (
        <label key={id ?? 'none'} className="p-option">
          <input
            type={isOne ? 'radio' : 'checkbox'}
            name={group.id}
            checked={isChosen}
            onChange={() => onChoose(id)}
          />
          <span className="p-option-name">
            {name} {isChosen && <span className="p-option-mark">{CHOICES.chosen}</span>}
          </span>{' '}
          <span className="p-option-price">
            {price} <span className="p-hint">{CHOICE_WORDS.total(total)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
