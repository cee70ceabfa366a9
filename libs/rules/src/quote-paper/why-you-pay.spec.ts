import { estimate, KNOWN_GAP, line } from '../medicare/estimate.suite';
import type { MedicareStep } from '../medicare/mbs-item';
import { BENEFIT_STEPS } from './benefit-words';
import type { PaperLine } from './paper';
import { paperFormats } from './paper-totals';
import { benefitSentence, whyYouPay } from './why-you-pay';

const { money } = paperFormats('AUD');

it('explains the worked example of docs/medicare.md from the charge to the out-of-pocket amount', () => {
  const surgeon = line('SURGEON', 120_000, { mbsItem: '39331, 39331' });
  const [found] = estimate([surgeon], { fund: KNOWN_GAP }).lines;
  const paper = { ...surgeon, ...found, benefitSteps: found?.trace } as unknown as PaperLine;
  expect(whyYouPay(paper, money)).toEqual([
    'Charged: $1,200.00.',
    'Medicare’s fee for item 39331 is $331.25.',
    'Item 39331 is a further operation on the same day and counts at 50% of $331.25: $165.65.',
    'Together that is $496.90.',
    'In hospital Medicare pays 75% of $496.90: $372.70.',
    'The health fund’s known gap arrangement leaves a gap of $500.00: the fund pays $327.30.',
    'Left to pay: $500.00.',
  ]);
  expect(whyYouPay({ ...paper, basis: 'NOT_INCLUDED' }, money)).toEqual([]);
  expect(whyYouPay({ ...paper, benefitSteps: null }, money)).toEqual([]);
});

it('mentions every value and skips a step from a later version', () => {
  const amounts = ['fee', 'part', 'scheduleFee', 'benefit', 'fund', 'gap', 'greatestGap', 'excess'];
  const values = Object.fromEntries(
    [...amounts, 'aggregate', 'unit', 'charge'].map((name) => [`${name}Minor`, 100]),
  );
  const counts = { item: '1', percent: 50, units: 1, date: '2026-07-01' };
  for (const key of Object.keys(BENEFIT_STEPS)) {
    const said = benefitSentence(
      { key: key as MedicareStep['key'], values: { ...values, ...counts } },
      money,
    );
    expect(said).toMatch(/\.$/);
    expect(said).not.toContain('undefined');
  }
  expect(benefitSentence({ key: 'later' as MedicareStep['key'], values: {} }, money)).toBe('');
});
