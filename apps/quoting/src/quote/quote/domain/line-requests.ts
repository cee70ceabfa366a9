import type { PricedLine } from '@quillcare/contracts';
import type { LineRequest } from '@quillcare/rules';

/** A line before pricing, with the additional fields a quote stores. */
export interface QuoteLineRequest extends LineRequest {
  readonly id: string;
  readonly enteredClass?: PricedLine['enteredClass'];
  readonly enteredMedicareMinor: number | null;
  readonly enteredFundMinor: number | null;
}

/** The requests that a stored quote's lines were priced from, for repricing. */
export function toLineRequests(lines: readonly PricedLine[]): QuoteLineRequest[] {
  return lines.map((line) => ({
    id: line.id,
    key: line.key,
    kind: line.kind,
    surgeryId: line.surgeryId,
    category: line.category,
    procedureClass: line.procedureClass,
    isTreatment: line.isTreatment,
    description: line.description,
    descriptionWords: line.descriptionWords,
    providerName: line.providerName,
    billedBy: line.billedBy,
    basis: line.basis,
    quantity: line.quantity,
    base: line.base,
    options: line.options,
    enteredOptionIds: line.enteredOptionIds ?? null,
    enteredClass: line.enteredClass ?? null,
    part: line.part,
    minutes: line.minutes,
    enteredFeeMinor: line.enteredFeeMinor,
    discount: line.discount,
    enteredGst: line.enteredGst,
    mbsItem: line.mbsItem,
    medicareBenefitMinor: line.medicareBenefitMinor,
    fundBenefitMinor: line.fundBenefitMinor,
    enteredMedicareMinor: line.enteredMedicareMinor,
    enteredFundMinor: line.enteredFundMinor,
  }));
}

/** Whether staff typed the whole line. Pricing rules and configurations do not affect such a line. */
export function isTypedLine({ base }: Pick<LineRequest, 'base'>): boolean {
  return base.type === 'AMOUNT' && base.source === 'MANUAL';
}
