import fc from 'fast-check';
import { draftDescription } from './surgery-description';

describe('the draft of a surgery’s description', () => {
  it.each([
    ['Rhinoplasty', 'change the shape of the nose'],
    ['  breast   Augmentation ', 'enlarge the breasts'],
    ['Excision of skin lesion, forehead', 'change in the skin'],
    ['Revision of a facial scar', 'scar'],
    ['Left knee meniscus repair', 'Surgery of a joint.'],
    ['Something of our own', 'Your doctor will explain'],
    ['constructor', 'Your doctor will explain'],
  ])('of %j says "%s"', (name, said) => {
    expect(draftDescription(name)).toContain(said);
  });

  it('is there for any name, fits, and promises no result', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const draft = draftDescription(name);
        expect(draft.length).toBeGreaterThan(10);
        expect(draft.length).toBeLessThan(300);
        expect(draft).not.toMatch(/best|safe|painless|guarantee|perfect/i);
      }),
    );
  });
});
