import { compareVersions } from '../../../quote';
import { withChosenVariant } from '../../../quote/quote/domain/chosen-variant';
import {
  chosen,
  draftWith,
  list,
  NOSE_ID,
  option,
  pricesOf,
  STAY,
  surgeryWith,
} from '../../../quote/quote/domain/offered-choices.fixtures';
import { revisionOf, variationOf } from './variation';

const EXTRAS = list('extras', [option('scan', 12_000)], { choose: 'SEVERAL' });
const DEARER = { ...surgeryWith(STAY, EXTRAS), baseFeeMinor: 950_000 };
const first = draftWith(pricesOf(surgeryWith(STAY, EXTRAS)));
const second = draftWith(pricesOf(DEARER));
const variants = second.choices?.variants ?? [];
const totalOf = (of: typeof first, optionIds: string[]) =>
  of.choices?.variants.find((one) => one.optionIds.join() === optionIds.join())?.totalMinor;
const sent = { revision: 1, sentAt: '2026-11-20T02:00:00.000Z' };
const signing = { revision: 1, acceptedAt: '2026-11-20T02:00:00.000Z', isSurgeryConfirmed: false };
const combinations = variants.map(({ optionIds }) => [optionIds.join(' and '), optionIds] as const);
const find = ({ byChoice = [] }: Pick<ReturnType<typeof variationOf>, 'byChoice'>, optionIds: string[]) =>
  byChoice.find((one) => one.optionIds.join() === optionIds.join());
const amounts = (of?: { beforeMinor: number; afterMinor: number; differenceMinor: number }) =>
  of && [of.beforeMinor, of.afterMinor, of.differenceMinor];

describe('changes of a quote with choices', () => {
  it.each(combinations)('compare %s with what was signed, as staff see it once that is signed', (_, ids) => {
    const signed = withChosenVariant(first, { optionIds: [chosen('night')] });
    const shown = find(variationOf({ ...signed, ...signing }, second), ids);
    const staff = compareVersions(signed, withChosenVariant(second, { optionIds: ids }));
    expect(amounts(shown)).toEqual(amounts(staff));
    expect(shown?.beforeMinor).toBe(1_252_900);
    expect(shown?.afterMinor).toBe(totalOf(second, ids));
    expect(shown?.lines.map(({ differenceMinor }) => differenceMinor)).toEqual(
      staff.lines.filter(({ change }) => change !== 'SAME').map(({ differenceMinor }) => differenceMinor),
    );
    expect(JSON.stringify(shown)).not.toContain('trace');
  });

  it.each(combinations)('compare %s with the same options of an unanswered version', (_, ids) => {
    const shown = find(revisionOf({ ...first, ...sent }, second), ids);
    const [before, after] = [totalOf(first, ids)!, totalOf(second, ids)!];
    expect(amounts(shown)).toEqual([before, after, after - before]);
  });

  it('compare options that the unanswered version did not offer with that version as suggested', () => {
    const shown = revisionOf({ ...draftWith(pricesOf(surgeryWith())), ...sent }, second);
    expect(new Set(shown.byChoice?.map(({ beforeMinor }) => beforeMinor))).toEqual(new Set([1_193_500]));
  });

  it('show a change of the suggested options as a change', () => {
    const surgeries = [{ surgeryId: NOSE_ID, side: 'NOT_APPLICABLE' as const, optionIds: ['night'] }];
    const suggested = draftWith(pricesOf(surgeryWith(STAY)), { surgeries });
    const shown = revisionOf({ ...draftWith(pricesOf(surgeryWith(STAY))), ...sent }, suggested);
    expect(amounts(shown)).toEqual([1_193_500, 1_252_900, 59_400]);
    expect(amounts(find(shown, [chosen('night')]))).toEqual(amounts(shown));
    expect(amounts(find(shown, [chosen('day')]))).toEqual([1_193_500, 1_193_500, 0]);
  });

  it('have no combinations if there is nothing to choose', () => {
    const plain = draftWith(pricesOf(surgeryWith()));
    expect(variationOf({ ...first, ...signing }, plain)).not.toHaveProperty('byChoice');
  });
});
