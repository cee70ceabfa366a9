import { addresseeOf } from '@quillcare/rules';
import { acceptedQuote, samplePractice, sampleQuote, sampleSecret } from '../../testing/samples.suite';
import { quoteLetter } from './letter';
import { renderMail } from './mail-content';

it('addresses the code of a signatory to their own address, without naming the patient', () => {
  const secret = { ...sampleSecret('482913', 'SIGNATORY_CODE'), recipient: 'aroha@example.com' };
  const letter = quoteLetter(sampleQuote(), samplePractice, secret);
  const { text } = renderMail(letter.content);
  expect(letter.recipient).toBe('aroha@example.com');
  expect(text).toContain('Your code is 482913.');
  expect(text).not.toContain('Hana');
});

it('addresses emails after an acceptance to the patient, or to the signatory who asked for them', () => {
  const quote = acceptedQuote('LINK');
  expect(addresseeOf(quote)).toEqual({ email: quote.client.email, firstName: quote.client.firstName });
  const acceptance = quote.acceptance && {
    ...quote.acceptance,
    signatory: {
      ...({ role: 'GUARDIAN', name: 'Aroha Young', relationship: 'mother', authority: 'parent' } as const),
      ...({ email: 'aroha@example.com', mailTo: 'SIGNATORY' } as const),
    },
  };
  const letter = quoteLetter(
    { ...quote, acceptance },
    samplePractice,
    sampleSecret('https://link', 'SIGNED'),
  );
  expect(letter.recipient).toBe('aroha@example.com');
  expect(renderMail(letter.content).text).toContain('Dear Aroha Young,');
});
