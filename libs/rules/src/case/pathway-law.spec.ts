import { PATHWAY_RULES, pathwayRulesOf } from './pathway-law';

describe('pathway rules', () => {
  it('name their source and its date, and apply by country, state and age', () => {
    for (const { text, source, dated, checkedOn } of PATHWAY_RULES) {
      expect([text, source, dated].every((words) => words.length > 3)).toBe(true);
      expect(checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
    const ids = (country: 'AU' | 'NZ', state: string | null, isMinor: boolean) =>
      pathwayRulesOf({ country, state }, isMinor).map(({ id }) => id);
    expect(ids('AU', 'QLD', false)).toEqual(['AU']);
    expect(ids('AU', 'QLD', true)).toEqual(['AU', 'AU_MINOR', 'QLD_MINOR']);
    expect(ids('AU', 'NSW', true)).toEqual(['AU', 'AU_MINOR']);
    expect(ids('NZ', 'Otago', true)).toEqual(['NZ', 'NZ_MINOR']);
  });
});
