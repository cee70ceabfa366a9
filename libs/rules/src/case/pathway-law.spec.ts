import { calculateCoolingOffEnd } from './pathway';
import { hasPathway } from './pathway-facts';
import { PATHWAY_RULES, findPathwayRules } from './pathway-law';
import { formatPathwayProblem, PATHWAY_PROBLEMS } from './pathway-problems';

describe('pathway rules', () => {
  it('name their source and its date, and apply by country, state and age', () => {
    for (const { text, source, dated, checkedOn } of PATHWAY_RULES) {
      expect([text, source, dated].every((words) => words.length > 3)).toBe(true);
      expect(checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
    const ids = (country: 'AU' | 'NZ', state: string | null, isMinor: boolean) =>
      findPathwayRules({ country, state }, isMinor).map(({ id }) => id);
    expect(ids('AU', 'QLD', false)).toEqual(['AU']);
    expect(ids('AU', 'QLD', true)).toEqual(['AU', 'AU_MINOR', 'QLD_MINOR']);
    expect(ids('AU', 'NSW', true)).toEqual(['AU', 'AU_MINOR']);
    expect(ids('NZ', 'Otago', true)).toEqual(['NZ', 'NZ_MINOR']);
  });

  it('apply to cosmetic and mixed procedures only', () => {
    expect(['COSMETIC', 'MIXED', 'MEDICARE', 'OTHER'].map(hasPathway)).toEqual([true, true, false, false]);
  });

  it('end the waiting period with the later of its days and months', () => {
    expect(calculateCoolingOffEnd('2026-11-30', { days: 7, months: 3 })).toBe('2027-02-28');
    expect(calculateCoolingOffEnd('2026-11-30', { days: 100, months: 3 })).toBe('2027-03-10');
    expect(calculateCoolingOffEnd('2026-11-30', { days: 7, months: 0 })).toBe('2026-12-07');
  });

  it('have a distinct message for each problem', () => {
    expect(new Set(PATHWAY_PROBLEMS.map(formatPathwayProblem)).size).toBe(PATHWAY_PROBLEMS.length);
  });
});
