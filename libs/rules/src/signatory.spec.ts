import { secondSignatureProblems, signatoryProblems } from './signatory';

describe('signatory', () => {
  it('needs no further details if it is the patient', () => {
    expect(signatoryProblems({ role: 'PATIENT' })).toEqual([]);
  });

  it('must state their name, relationship and authority if signing for someone else', () => {
    expect(signatoryProblems({ role: 'GUARDIAN', relationship: ' \u200b' })).toEqual([
      { path: 'signatory.name', message: 'Please enter the name of the person who signs' },
      {
        path: 'signatory.relationship',
        message: 'Please enter how this person is related to the patient',
      },
      { path: 'signatory.authority', message: 'Please enter by what authority this person signs' },
    ]);
    const whole = { name: 'Aroha Ngata', relationship: 'mother', authority: 'parental responsibility' };
    expect(signatoryProblems({ role: 'SUBSTITUTE', ...whole })).toEqual([]);
  });
});

describe('second signature', () => {
  it('is optional unless the practice requires it', () => {
    expect(secondSignatureProblems(null, false)).toEqual([]);
    expect(secondSignatureProblems(null, true).map(({ path }) => path)).toEqual([
      'secondSignature.name',
      'secondSignature.data',
    ]);
  });

  it('needs both a name and a signature once started', () => {
    const typed = { method: 'type', data: 'Hone Ngata' } as const;
    expect(secondSignatureProblems({ ...typed, name: 'Hone Ngata' }, false)).toEqual([]);
    expect(secondSignatureProblems({ ...typed, name: ' ' }, false)).toEqual([
      { path: 'secondSignature.name', message: 'Please enter the name of the second person who signs' },
    ]);
    expect(secondSignatureProblems({ name: 'Hone', method: 'draw', data: '' }, false)).toEqual([
      { path: 'secondSignature.data', message: 'Please provide your signature' },
    ]);
  });
});
