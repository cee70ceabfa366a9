import {
  CHOICE_WORDS,
  formatGroupTitle,
  buildPaperOptions,
  toggleOption,
  type PaperChoices,
  type PaperGroup,
} from '@quillcare/rules';
import { partValues } from '../answer/answer.form';
import { FieldError } from '../fields/field.view';
import { Card } from '../frame/card.view';
import type { SectionProps } from '../read/quote-sections';
import { readerFormats } from '../words/reader';
import { choicesPart as part, validChosenIds } from './choices.part';
import { CHOICES } from './choices.en';
import { toPaperChoices } from './chosen-options';
import './choices.css';

export function ChoicesSection({ practice, quote, answer }: SectionProps) {
  const offer = toPaperChoices(quote.choices, validChosenIds(quote, partValues(part, answer.values)));
  if (!offer) return null;
  const { money } = readerFormats(quote.currency);
  const error = answer.problemsFor('accept').find(({ path }) => path === 'optionIds')?.message;
  const choose = (group: PaperGroup, id: string | null) =>
    answer.change(part, { optionIds: toggleOption(offer.chosen, group, id) });
  return (
    <Card name="choices" title={CHOICES.title} id="optionIds" tabIndex={-1}>
      <p className="p-hint">{CHOICES.intro(practice.name)}</p>
      {offer.groups.map((group) => (
        <Group key={group.id} {...{ offer, group, money }} onChoose={(id) => choose(group, id)} />
      ))}
      <FieldError id="optionIds" error={error} />
      <p className="p-choices-total" role="status">
        {CHOICES.total(money(quote.totals.totalMinor))}
      </p>
    </Card>
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
        {formatGroupTitle(group, offer.groups)}{' '}
        <span className="p-optional">{isOne ? CHOICES.one : CHOICES.several}</span>
      </legend>
      {buildPaperOptions(offer, group, money).map(({ id, name, price, total, isChosen }) => (
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
