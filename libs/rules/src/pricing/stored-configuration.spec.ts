import { HAND, NOSE, SEPTUM } from './compose.fixtures';
import type { OptionGroup } from './options';
import {
  keepAvailable,
  buildPricingConfiguration,
  type NamedRecord,
  type StoredConfiguration,
} from './stored-configuration';

const [side] = HAND.optionGroups;
const { assistant, anaesthetist } = HAND;
const stored: StoredConfiguration = {
  ...HAND,
  doctors: NOSE.doctors,
  hospitals: NOSE.hospitals,
  assistant: assistant && { ...assistant, providerId: 'ito' },
  optionListIds: ['side', 'extras'],
};

function records(...gone: string[]): NamedRecord[] {
  const names = { 'dr-lee': 'Dr Lee', 'prof-roy': 'Prof Roy', 'st-marys': "St Mary's", day: 'Day Surgery' };
  return Object.entries({ ...names, ng: 'Dr Ng', ito: 'Dr Ito', side: 'Side', extras: 'Complexity' }).map(
    ([id, name]) => ({ id, name, isAvailable: !gone.includes(id) }),
  );
}

describe('keepAvailable', () => {
  it('is the whole configuration while nothing is removed', () => {
    expect(keepAvailable(stored, records())).toEqual(stored);
    const alone = { ...stored, assistant: null, anaesthetist: null };
    expect(keepAvailable(alone, records())).toEqual(alone);
  });

  it('leaves out doctors, hospitals and option lists that are removed or unknown', () => {
    const part = keepAvailable(stored, records('prof-roy', 'day', 'extras'));
    expect(part.doctors.map(({ doctorId }) => doctorId)).toEqual(['dr-lee']);
    expect(part.hospitals.map(({ hospitalId }) => hospitalId)).toEqual(['st-marys']);
    expect(part.optionListIds).toEqual(['side']);
    expect(keepAvailable(stored, [])).toMatchObject({ doctors: [], hospitals: [], optionListIds: [] });
  });

  it('keeps the fee of someone who left', () => {
    const part = keepAvailable(stored, records('ng', 'ito'));
    expect(part.assistant).toEqual({ ...stored.assistant, providerId: null });
    expect(part.anaesthetist).toEqual({ ...stored.anaesthetist, providerId: null });
  });
});

describe('buildPricingConfiguration', () => {
  const groups = new Map<string, OptionGroup>(side ? [['side', side]] : []);

  it('adds names, option lists and the details of the surgery', () => {
    expect(buildPricingConfiguration(HAND, stored, records(), groups)).toEqual({
      ...HAND,
      doctors: NOSE.doctors,
      hospitals: NOSE.hospitals,
      assistant: { ...assistant, providerId: 'ito', providerName: 'Dr Ito' },
      anaesthetist: { ...anaesthetist, providerName: 'Dr Ng' },
    });
  });

  it('has no name for someone who left, and no assistant if none is configured', () => {
    const without = buildPricingConfiguration(HAND, { ...stored, assistant: null }, records('ng'), groups);
    expect(without).toMatchObject({
      assistant: null,
      anaesthetist: { providerId: null, providerName: null },
    });
    expect(
      buildPricingConfiguration(HAND, { ...stored, anaesthetist: null }, records(), groups).anaesthetist,
    ).toBeNull();
  });

  it('has a cosmetic share if the surgery is mixed', () => {
    const mixed = { ...stored, cosmeticBasisPoints: 4_000 };
    expect(buildPricingConfiguration(SEPTUM, mixed, records(), groups).cosmeticBasisPoints).toBe(4_000);
    expect(buildPricingConfiguration(HAND, mixed, records(), groups).cosmeticBasisPoints).toBeNull();
  });
});
