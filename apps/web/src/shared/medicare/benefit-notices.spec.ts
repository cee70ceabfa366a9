import type { MedicareNotice } from '@quillcare/rules';
import { createFormats } from '../formats/use-formats';
import { benefitNoticesOf, benefitNoticeText, remedyOf } from './benefit-notices';

const formats = createFormats({ currency: 'AUD', timeZone: 'Australia/Sydney' });
const notice = (code: string, values: MedicareNotice['values'] = {}) => ({
  code: code as MedicareNotice['code'],
  values,
});

it('merges the same notice of several lines, and omits those about cosmetic parts', () => {
  const missing = notice('itemNotInTable', { item: '99999', date: '2026-07-01' });
  const lines = [
    { key: 'a', benefitNotices: [missing, notice('cosmeticPart')] },
    { key: 'b', benefitNotices: [missing, notice('hospitalNotComputed')] },
    { key: 'c' },
  ];
  expect(benefitNoticesOf(lines)).toEqual([
    { ...missing, lineKeys: ['a', 'b'] },
    { ...notice('hospitalNotComputed'), lineKeys: ['b'] },
  ]);
});

it('describes items and dates, and ignores unknown codes', () => {
  expect(benefitNoticeText(notice('itemNotInTable', { item: '99999', date: '2026-07-01' }), formats)).toBe(
    'Item 99999 is not in the schedule of 1 July 2026, so it has no benefit.',
  );
  expect(benefitNoticeText(notice('a code of a later version'), formats)).toBe('');
  expect(remedyOf(notice('a code of a later version'))).toBeNull();
  expect(remedyOf(notice('hospitalNotComputed'))).toBe('excess');
});
