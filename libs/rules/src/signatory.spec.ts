import { secondSignatureProblems, signatoryProblems } from './signatory';

describe('who signs', () => {
  it('is the patient, of whom nothing more is asked', () => {
    expect(signatoryProblems({ role: 'PATIENT' })).toEqual([]);
  });

  it('says as what and by what authority they sign for somebody else', () => {
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

describe('a second signature', () => {
  it('may be missing unless the practice asks for one', () => {
    expect(secondSignatureProblems(null, false)).toEqual([]);
    expect(secondSignatureProblems(null, true).map(({ path }) => path)).toEqual([
      'secondSignature.name',
      'secondSignature.data',
    ]);
  });

  it('needs a name and a signature once it is begun', () => {
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
