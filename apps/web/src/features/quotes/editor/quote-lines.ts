import type { Country, LineKind, ProcedureClass, QuoteTotals, Surgery } from '@quillcare/contracts';
import { defaultGstTreatment, isQuantity, priceLine, quoteTotals, type PricedLine } from '@quillcare/rules';
import type { PaperLine } from '../../../shared/quote-paper/quote-paper.model';
import { NEW_LINES } from './editor.texts';
import type { LineInput } from './quote-form';

type Provider = Pick<LineInput, 'billedBy' | 'basis'>;

const STARTS: Record<keyof typeof NEW_LINES, Provider> = {
  ASSISTANT: { billedBy: 'PROVIDER', basis: 'ESTIMATE' },
  ANAESTHETIST: { billedBy: 'PROVIDER', basis: 'ESTIMATE' },
  HOSPITAL: { billedBy: 'HOSPITAL', basis: 'ESTIMATE' },
  OTHER: { billedBy: 'PRACTICE', basis: 'FIXED' },
};

/** A new line of a kind, with its defaults. */
export function newLine(
  kind: keyof typeof NEW_LINES,
  country: Country,
  procedureClass: ProcedureClass,
  providerName: string | null = null,
): LineInput {
  return {
    ...blank(kind, country, procedureClass),
    ...STARTS[kind],
    description: NEW_LINES[kind],
    providerName,
  };
}

/** The surgeon's line for a catalogue surgery, with that surgery's GST, or else that of `quoteClass`. */
export function surgeryLine(
  surgery: Surgery,
  country: Country,
  quoteClass: ProcedureClass,
  doctorName: string | null,
): LineInput {
  const ownClass = surgery.procedureClass === 'OTHER' ? quoteClass : surgery.procedureClass;
  return {
    ...blank('SURGEON', country, ownClass),
    surgeryId: surgery.id,
    description: surgery.name,
    providerName: doctorName,
    unitFeeMinor: surgery.baseFeeMinor,
  };
}

function blank(kind: LineKind, country: Country, procedureClass: ProcedureClass): LineInput {
  return {
    kind,
    surgeryId: null,
    description: '',
    providerName: null,
    billedBy: 'PRACTICE',
    basis: 'FIXED',
    quantity: 1,
    unitFeeMinor: 0,
    discountMinor: 0,
    gstTreatment: defaultGstTreatment(country, procedureClass, kind),
    mbsItem: null,
    medicareBenefitMinor: null,
    fundBenefitMinor: null,
  };
}

/** Lines with the GST that a procedure class gives them. In a mixed quote each surgery keeps its own. */
export function withClass(
  lines: readonly LineInput[],
  country: Country,
  procedureClass: ProcedureClass,
): LineInput[] {
  return lines.map((line) =>
    procedureClass === 'MIXED' && line.surgeryId
      ? line
      : { ...line, gstTreatment: defaultGstTreatment(country, procedureClass, line.kind) },
  );
}

/** A line's figures while they are being typed: values that cannot be parsed count as 0. */
export function pricedLine(line: LineInput): PricedLine {
  const quantity = line.quantity === undefined ? 1 : line.quantity;
  return {
    kind: line.kind,
    billedBy: line.billedBy,
    basis: line.basis,
    gstTreatment: line.gstTreatment ?? 'TAXABLE',
    quantity: typeof quantity === 'number' && isQuantity(quantity) && quantity > 0 ? quantity : 0,
    unitFeeMinor: minor(line.unitFeeMinor),
    discountMinor: minor(line.discountMinor),
    medicareBenefitMinor: minor(line.medicareBenefitMinor),
    fundBenefitMinor: minor(line.fundBenefitMinor),
  };
}

/** The quote's totals while it is being written, by the function that the server uses. */
export function totalsOf(lines: readonly LineInput[], gstRateBasisPoints: number): QuoteTotals {
  return quoteTotals(lines.map(pricedLine), { gstRateBasisPoints });
}

/** The lines as the paper shows them. */
export function paperLines(lines: readonly LineInput[], gstRateBasisPoints: number): PaperLine[] {
  return lines.map((line, index) => {
    const priced = pricedLine(line);
    return {
      id: String(index),
      kind: line.kind,
      description: line.description ?? '',
      providerName: line.providerName || null,
      billedBy: line.billedBy,
      basis: line.basis,
      gstTreatment: line.gstTreatment ?? 'TAXABLE',
      mbsItem: line.mbsItem || null,
      quantity: priced.quantity,
      unitFeeMinor: priced.unitFeeMinor,
      discountMinor: priced.discountMinor,
      medicareBenefitMinor: priced.medicareBenefitMinor ?? null,
      fundBenefitMinor: priced.fundBenefitMinor ?? null,
      totalMinor: priceLine(priced, gstRateBasisPoints).totalMinor,
    } satisfies PaperLine;
  });
}

function minor(value: number | null | undefined): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0;
}
