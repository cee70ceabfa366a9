import { id, LINES_LIMIT, quoteInput, quoteLineInput, type Quote } from '@quillcare/contracts';
import { addDays, pricedLineProblems } from '@quillcare/rules';
import { z } from 'zod';
import { formWords } from '../../../shared/forms/form.en';
import { word } from '../../../shared/words/words';

const VALID_DAYS = 30;

// An empty choice is "required", not "invalid": the contract's id cannot know that nothing was chosen yet.
const chosen = z
  .string()
  .min(1, { error: () => word(formWords, 'required') })
  .pipe(id);

/** A line that is typed as a whole: its figures are all there. */
const typedLine = quoteLineInput.transform((line) => ({
  ...line,
  unitFeeMinor: line.unitFeeMinor ?? 0,
  gstTreatment: line.gstTreatment ?? ('TAXABLE' as const),
}));

/** The contract's own input, plus what the pricing rules say of each line's figures. */
export const quoteForm = quoteInput
  .extend({
    clientId: chosen,
    doctorId: chosen,
    lines: z.array(typedLine).min(1, 'Add at least one line').max(LINES_LIMIT, 'This field is too long'),
  })
  .superRefine((quote, context) => {
    quote.lines.forEach((line, index) => {
      for (const { path, message } of pricedLineProblems(line))
        context.addIssue({ code: 'custom', path: ['lines', index, path], message });
    });
  });

export type QuoteFormInput = z.input<typeof quoteForm>;
export type QuoteFormOutput = z.output<typeof quoteForm>;
export type LineInput = QuoteFormInput['lines'][number];

/** A new quote: valid for 30 days from today in the practice's zone. */
export function newQuote(today: string, clientId = ''): QuoteFormInput {
  return {
    clientId,
    doctorId: '',
    hospitalId: null,
    procedureClass: 'OTHER',
    validUntil: addDays(today, VALID_DAYS),
    notesToPatient: '',
    lines: [],
  };
}

/** A stored draft as the form holds it. */
export function formOf(quote: Quote): QuoteFormInput {
  return {
    clientId: quote.client.id,
    doctorId: quote.doctor.id,
    hospitalId: quote.hospital?.id ?? null,
    procedureClass: quote.procedureClass,
    validUntil: quote.validUntil,
    notesToPatient: quote.notesToPatient ?? '',
    lines: quote.lines.map(inputOf),
  };
}

function inputOf(line: Quote['lines'][number]): LineInput {
  const { kind, surgeryId, description, providerName, billedBy, basis, quantity, unitFeeMinor } = line;
  const { discount, gstTreatment, mbsItem, medicareBenefitMinor, fundBenefitMinor } = line;
  return {
    kind,
    surgeryId,
    description,
    providerName,
    billedBy,
    basis,
    quantity,
    unitFeeMinor,
    // The line's own: its part of a discount on the quote is given again.
    discountMinor: discount?.type === 'FIXED_AMOUNT' ? discount.amountMinor : 0,
    discountBasisPoints: discount?.type === 'PERCENTAGE' ? discount.basisPoints : null,
    gstTreatment,
    mbsItem,
    medicareBenefitMinor,
    fundBenefitMinor,
  };
}
