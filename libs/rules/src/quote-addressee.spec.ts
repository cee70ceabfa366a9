import { addresseeOf } from './quote-addressee';

const client = { firstName: 'Hana', email: 'hana@example.com' };
const signatory = { name: 'Aroha Young', email: 'aroha@example.com', mailTo: 'SIGNATORY' as const };
const acceptance = { mode: 'LINK' as const, confirmedAt: null, signatory };
const signed = { acceptance, acceptanceWithdrawnAt: null };
const change = { client, acceptance: null };
const patient = { email: 'hana@example.com', firstName: 'Hana' };
const guardian = { email: 'aroha@example.com', firstName: 'Aroha Young' };

describe('the addressee of a quote', () => {
  it('is the patient, or the signatory who asked for the emails', () => {
    expect(addresseeOf(change)).toEqual(patient);
    expect(addresseeOf({ client, acceptance })).toEqual(guardian);
    const asked = { ...acceptance, signatory: { ...signatory, mailTo: 'PATIENT' as const } };
    expect(addresseeOf({ client, acceptance: asked })).toEqual(patient);
  });

  it('is, for a change, the signatory of the version that it changes', () => {
    expect(addresseeOf(change, signed)).toEqual(guardian);
  });

  it('is the person who signed the change, once it is signed', () => {
    const own = { ...acceptance, signatory: { name: '', email: '', mailTo: 'PATIENT' as const } };
    expect(addresseeOf({ client, acceptance: own }, signed)).toEqual(patient);
  });

  it('is the patient again once the acceptance was withdrawn', () => {
    expect(addresseeOf(change, { acceptance, acceptanceWithdrawnAt: '2026-11-20T01:00:00.000Z' })).toEqual(
      patient,
    );
  });

  it.each(['TELEPHONE', 'PAPER'] as const)('is not an unconfirmed address typed by staff (%s)', (mode) => {
    const recorded = { ...acceptance, mode };
    expect(addresseeOf(change, { ...signed, acceptance: recorded })).toEqual(patient);
    const confirmed = { ...recorded, confirmedAt: '2026-11-20T01:00:00.000Z' };
    expect(addresseeOf(change, { ...signed, acceptance: confirmed })).toEqual(guardian);
  });
});
