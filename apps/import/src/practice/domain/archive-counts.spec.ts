import { ArchiveCounts } from './archive-counts';

it('totals quotes and invoices by currency, and counts records and signatures', () => {
  const counts = new ArchiveCounts();
  counts.add('quoting.quote', { currency: 'AUD', total_minor: 512_300 });
  counts.add('quoting.quote', { currency: 'AUD', total_minor: 100 });
  counts.add('quoting.quote', { currency: 'NZD', total_minor: 7 });
  counts.add('billing.invoice', { currency: 'AUD', total_minor: 10_890 });
  counts.add('quoting.patient_response', { signature_method: 'TYPED' });
  counts.add('quoting.patient_response', { signature_method: null });
  expect(counts.totals(3)).toEqual({
    records: 6,
    documents: 3,
    signatures: 1,
    auditChain: null,
    quotes: { AUD: { count: 2, totalMinor: 512_400 }, NZD: { count: 1, totalMinor: 7 } },
    invoices: { AUD: { count: 1, totalMinor: 10_890 } },
  });
});

it('finds the practice record and the last audit entry, whatever the order of rows', () => {
  const counts = new ArchiveCounts();
  const place = { country: 'AU', currency: 'AUD', time_zone: 'Australia/Sydney' };
  counts.add('identity.organisation', { id: 'o', name: 'Harbour', ...place });
  for (const sequence of [1, 3, 2]) counts.add('audit.entry', { sequence, hash: `hash ${sequence}` });
  expect(counts.practice).toEqual({
    id: 'o',
    name: 'Harbour',
    country: 'AU',
    currency: 'AUD',
    timeZone: 'Australia/Sydney',
  });
  expect(counts.totals(0).auditChain).toEqual({ sequence: 3, hash: 'hash 3' });
});
