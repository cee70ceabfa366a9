import { approveDescription, settleDescription, type Description } from './surgery-description';

const NOW = new Date('2026-11-22T10:00:00Z');
const draft: Description = {
  description: 'The nose is reshaped.',
  hasAiGeneratedDescription: true,
  descriptionApprovedAt: null,
};
const approved = { ...draft, descriptionApprovedAt: NOW };

function settled(before: Description, changes: Partial<Description>): Description {
  const after = { ...before, ...changes };
  settleDescription(before, after);
  return after;
}

describe('AI-generated surgery description', () => {
  it('can be approved once', () => {
    const surgery = { ...draft };
    approveDescription(surgery, NOW);
    expect(surgery).toEqual(approved);
    expect(() => approveDescription(surgery, NOW)).toThrow('does not need approval');
    expect(() => approveDescription({ ...draft, hasAiGeneratedDescription: false }, NOW)).toThrow(
      'does not need approval',
    );
  });

  it("becomes the practice's own when rewritten", () => {
    const own = { hasAiGeneratedDescription: false, descriptionApprovedAt: null };
    expect(settled(draft, { description: 'Our own words.' })).toMatchObject(own);
    expect(settled(approved, { description: 'Our own words.' })).toMatchObject(own);
    expect(settled(approved, { description: null })).toMatchObject(own);
  });

  it('needs approval again when marked as a draft and keeps its approval otherwise', () => {
    const own = { ...draft, hasAiGeneratedDescription: false };
    expect(settled(own, { hasAiGeneratedDescription: true })).toEqual(draft);
    expect(settled(own, { description: 'New.', hasAiGeneratedDescription: true })).toMatchObject({
      hasAiGeneratedDescription: true,
      descriptionApprovedAt: null,
    });
    expect(settled(approved, {})).toEqual(approved);
    expect(settled(approved, { hasAiGeneratedDescription: false })).toEqual(own);
  });
});
