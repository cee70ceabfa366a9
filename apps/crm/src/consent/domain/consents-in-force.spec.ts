import { consentsInForce } from './consents-in-force';

const decision = (id: string, channel: 'EMAIL' | 'SMS', isGiven: boolean, decidedAt: string) => ({
  id,
  channel,
  isGiven,
  decidedAt,
});

it('uses the latest decision of each channel, regardless of the order of recording', () => {
  const given = decision('1', 'EMAIL', true, '2026-01-02T00:00:00.000Z');
  const withdrawn = decision('2', 'EMAIL', false, '2026-03-04T00:00:00.000Z');
  const fromAnOldEnquiry = decision('3', 'EMAIL', true, '2026-02-01T00:00:00.000Z');
  expect(consentsInForce([given, withdrawn, fromAnOldEnquiry])).toEqual([
    { channel: 'EMAIL', decision: withdrawn },
    { channel: 'SMS', decision: null },
    { channel: 'PHONE', decision: null },
    { channel: 'POST', decision: null },
  ]);
});

it('uses the later recorded of two decisions with the same time', () => {
  const at = '2026-01-02T00:00:00.000Z';
  const [first, second] = [decision('1', 'SMS', true, at), decision('2', 'SMS', false, at)];
  expect(consentsInForce([second, first])[1]?.decision).toBe(second);
});
