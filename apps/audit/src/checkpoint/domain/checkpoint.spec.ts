import { believable, checkpointText, compare, sha256Of, type Checkpoint } from './checkpoint';
import { checkpointKey, publicHalf } from './checkpoint-keys';

const PRACTICE = '01890000-0000-7000-8000-0000000000aa';
const [ours, former, foreign] = ['o', 'f', 'x'].map((letter) => checkpointKey(letter.repeat(32)));
const keys = [publicHalf(ours!)];

/** Three days of checkpoints, each referring to the one before. The first is signed with `first`. */
function threeDays(first = ours): { day: string; text: string }[] {
  const kept: { day: string; text: string }[] = [];
  for (const [at, key] of [first, ours, ours].entries()) {
    const day = `2026-11-2${at + 1}`;
    const before = kept.at(-1);
    const content: Checkpoint = {
      version: 1,
      organisationId: PRACTICE,
      day,
      at: `${day}T01:00:00.000Z`,
      sequence: (at + 1) * 10,
      hash: `hash ${(at + 1) * 10}`,
      entries: (at + 1) * 10,
      previous: before ? sha256Of(before.text) : null,
    };
    kept.push({ day, text: checkpointText(content, key!) });
  }
  return kept;
}
const faultsOf = (kept: { day: string; text: string }[], isWhole = true) =>
  believable(kept, PRACTICE, { keys, isWhole }).faults;
const days = (kept: { day: string; text: string }[]) =>
  believable(kept, PRACTICE, { keys, isWhole: true }).sound.map(({ day }) => day);

describe('checkpoints', () => {
  it('are accepted in order if each is signed and names the previous one', () => {
    expect(faultsOf(threeDays().reverse())).toEqual([]);
    expect(days(threeDays())).toEqual(['2026-11-21', '2026-11-22', '2026-11-23']);
  });

  it('signed with a previous key are accepted only while a later one names them', () => {
    expect(faultsOf(threeDays(former))).toEqual([]);
    const [first] = threeDays(foreign);
    expect(faultsOf([first!])).toEqual([{ day: '2026-11-21', fault: 'is signed with an unknown key' }]);
  });

  it('that were changed, swapped or removed are detected', () => {
    const [one, two, three] = threeDays() as [
      { day: string; text: string },
      { day: string; text: string },
      { day: string; text: string },
    ];
    const changed = { day: two.day, text: two.text.replace('hash 20', 'hash 21') };
    expect(faultsOf([one, changed, three])).toEqual([
      { day: three.day, fault: `does not follow the one of ${one.day}` },
      { day: two.day, fault: 'was changed after it was signed' },
    ]);
    expect(faultsOf([one, three])).toEqual([
      { day: three.day, fault: `does not follow the one of ${one.day}` },
    ]);
    expect(faultsOf([two, three])).toEqual([
      { day: two.day, fault: 'refers to an earlier one that is missing' },
    ]);
    // Only the newest checkpoints were read, so a missing predecessor is not a fault.
    expect(faultsOf([two, three], false)).toEqual([]);
    expect(faultsOf([{ day: '2026-11-24', text: one.text }])).toEqual([
      { day: '2026-11-24', fault: 'belongs to another practice or day' },
    ]);
    expect(faultsOf([{ day: one.day, text: 'nothing' }])).toEqual([
      { day: one.day, fault: 'cannot be read' },
    ]);
  });

  it('show between which entries a chain was rewritten, and how far it is attested', () => {
    const { sound } = believable(threeDays(), PRACTICE, { keys, isWhole: true });
    const hashes = new Map([10, 20, 30].map((sequence) => [sequence, `hash ${sequence}`]));
    expect(compare(sound, hashes)).toMatchObject({ attested: { sequence: 30 }, contradiction: null });
    hashes.set(20, 'another').set(30, 'another');
    expect(compare(sound, hashes)).toMatchObject({
      attested: { sequence: 10 },
      contradiction: { first: 11, last: 20, day: '2026-11-22' },
    });
    expect(compare(sound, new Map())).toMatchObject({
      attested: null,
      contradiction: { first: 1, last: 10, day: '2026-11-21' },
    });
  });
});
