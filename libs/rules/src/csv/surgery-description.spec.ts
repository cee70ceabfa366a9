import fc from 'fast-check';
import { draftDescription } from './surgery-description';
import { forAll } from '../for-all.suite';

describe('draftDescription', () => {
  it.each([
    ['Rhinoplasty', 'change the shape of the nose'],
    ['  breast   Augmentation ', 'enlarge the breasts'],
    ['Excision of skin lesion, forehead', 'change in the skin'],
    ['Revision of a facial scar', 'scar'],
    ['Left knee meniscus repair', 'Surgery of a joint.'],
    ['Something of our own', 'Your doctor will explain'],
    ['constructor', 'Your doctor will explain'],
  ])('for %j contains "%s"', (name, said) => {
    expect(draftDescription(name)).toContain(said);
  });

  it('exists for any name, fits the length and promises no result', () => {
    forAll(fc.string(), (name) => {
      const draft = draftDescription(name);
      expect(draft.length).toBeGreaterThan(10);
      expect(draft.length).toBeLessThan(300);
      expect(draft).not.toMatch(/best|safe|painless|guarantee|perfect/i);
    });
  });
});
