import {
  importedLead,
  leadCategory,
  leadPriority,
  leadSentiment,
  leadSource,
  leadUrgency,
  type ImportedLead,
} from '@quillcare/contracts';
import { importFields, LEAD_CHOICES } from '@quillcare/rules';
import { planRecords } from '../../record-import/domain/record-plan';
import { LEAD_IMPORTS, type LeadImportFields } from './lead-import';

const EMPTY = Object.fromEntries(Object.keys(importedLead.shape).map((name) => [name, null]));
const FLAGS = { consentEmail: false, consentPhone: false, consentSms: false };
const lead = (fields: Partial<ImportedLead>): ImportedLead =>
  ({ ...EMPTY, ...FLAGS, firstName: 'Bea', ...fields }) as ImportedLead;
const STORED = {
  id: 'old',
  version: 3,
  fields: lead({
    email: 'bea@example.com.au',
    phone: '+61412000111',
    source: 'EVENT',
    priority: 'HIGH',
  }) as LeadImportFields,
};

let made = 0;
function plan(
  fields: Partial<ImportedLead>,
  strategy: 'skip' | 'overwrite' | 'merge' | 'exception',
  more = {},
) {
  const rows = [{ row: 2, fields: lead({ email: 'bea@example.com.au', ...fields }), ...more }];
  return planRecords(LEAD_IMPORTS, { rows, strategy, absent: [] }, [STORED], () => `new-${(made += 1)}`);
}

it('accepts the same fields and choices as the lead form', () => {
  const given = importFields('leads').map(({ key, type }) => (type === 'number' ? `${key}Minor` : key));
  expect(given.filter((key) => key !== 'notes').sort()).toEqual(Object.keys(importedLead.shape).sort());
  expect(LEAD_CHOICES).toEqual({
    category: leadCategory.options,
    source: leadSource.options,
    priority: leadPriority.options,
    urgency: leadUrgency.options,
    sentiment: leadSentiment.options,
  });
});

it('fills in the defaults of the form for a new lead', () => {
  const { inserts } = plan({ email: 'new@example.com.au', source: 'WEBSITE' }, 'skip');
  expect(inserts[0]?.fields).toMatchObject({
    category: 'GENERAL_INQUIRY',
    source: 'WEBSITE',
    priority: 'MEDIUM',
    urgency: 'NORMAL',
    sentiment: 'NEUTRAL',
  });
});

it('matches an open lead by email and name, and flags another person with the same email', () => {
  expect(plan({}, 'skip').outcome.skipped).toEqual([{ row: 2, duplicateOf: 'old' }]);
  expect(plan({ firstName: 'Ann' }, 'skip').outcome).toMatchObject({
    created: 1,
    flagged: [{ row: 2, duplicateOf: 'old' }],
  });
  expect(plan({ email: null, phone: '+61412000111' }, 'skip').outcome).toMatchObject({
    created: 1,
    flagged: [],
  });
});

it('keeps the current value of an omitted choice or an unreadable cell when overwriting', () => {
  const { updates } = plan({ urgency: 'URGENT' }, 'overwrite', { unread: ['phone'] });
  expect(updates[0]?.fields).toMatchObject({
    source: 'EVENT',
    priority: 'HIGH',
    urgency: 'URGENT',
    phone: '+61412000111',
  });
});
