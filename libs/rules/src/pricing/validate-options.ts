import type { Discount } from './discount';
import { amountProblems, below, raiseProblems, shareProblems, type FieldProblem } from './field-problems';
import type { OptionFee, OptionGroup, PriceOption } from './options';

const MAX_OPTIONS = 50;

/** Validates an option list before saving and returns its problems by field. */
export function optionGroupProblems(group: OptionGroup): FieldProblem[] {
  const active = group.options.filter(({ isActive }) => isActive);
  const problems = group.options.flatMap((option, at) =>
    below(`options.${at}`, [...optionProblems(option), ...repeatedName(group.options, option, at)]),
  );
  const wrong = (message: string) => problems.push({ path: 'options', message });
  if (active.length === 0) wrong('Please add at least one active option');
  if (group.options.length > MAX_OPTIONS) wrong(`A list has at most ${MAX_OPTIONS} options`);
  if (group.choose === 'ONE' && active.filter(({ isDefault }) => isDefault).length > 1) {
    wrong('Only one option can be the default where only one can be chosen');
  }
  const sides = active.flatMap(({ side }) => side ?? []);
  if (new Set(sides).size < sides.length) wrong('Each side can belong to one option only');
  return problems;
}

function optionProblems(option: PriceOption): FieldProblem[] {
  const problems = below('fee', optionFeeProblems(option.fee));
  if (option.appliesTo.length > 0) return problems;
  return [...problems, { path: 'appliesTo', message: 'Please choose at least one fee that it changes' }];
}

function repeatedName(options: readonly PriceOption[], { name }: PriceOption, at: number): FieldProblem[] {
  const first = options.findIndex((other) => other.name.toLowerCase() === name.toLowerCase());
  return first === at ? [] : [{ path: 'name', message: 'Another option of this list has the same name' }];
}

/** Validates how an option changes a fee. */
export function optionFeeProblems(fee: OptionFee): FieldProblem[] {
  if (fee.type === 'FIXED') return amountProblems('amountMinor', fee.amountMinor);
  if (fee.type === 'PERCENTAGE') return shareProblems('basisPoints', fee.basisPoints);
  if (fee.basisPoints === 0)
    return [
      {
        path: 'basisPoints',
        message: 'Please enter more than 0, because multiplying by 0 would leave no fee',
      },
    ];
  return raiseProblems('basisPoints', fee.basisPoints);
}

/** Validates a discount on a line or a quote. A discount above the fee is allowed and leaves zero. */
export function discountProblems(discount: Discount): FieldProblem[] {
  if (discount.type === 'FIXED_AMOUNT') return amountProblems('amountMinor', discount.amountMinor);
  return shareProblems('basisPoints', discount.basisPoints);
}
