import { Injectable } from '@nestjs/common';
import { AppError, type FieldError, type OrganisationRecord } from '@quillcare/contracts';
import { formatTitledName } from '@quillcare/rules';
import type { Recipient } from '../../patient-link/operations/link-issuer';
import { blockingProblems, checklistOf } from '../../quote/domain/consent-check';
import { choiceProblems } from '../../quote/domain/offered-choices';
import { isDiscountAllowed, underCap } from '../../quote/domain/quote-approval';
import { assertNoProblems } from '../../quote/domain/quote-content';
import { PriceListReader } from '../../quote/operations/price-list.reader';
import { QuotePartiesReader, type FoundParties } from '../../quote/operations/quote-parties.reader';
import type { QuoteEntity } from '../../quote/persistence/quote.entity';

/** What must be right before a quote is sent. */
@Injectable()
export class SendingChecks {
  constructor(
    private readonly prices: PriceListReader,
    private readonly parties: QuotePartiesReader,
  ) {}

  /**
   * Throws for an unapproved discount, for a doctor or hospital removed since the quote was saved, and for open checklist points
   * that the practice has chosen to block sending.
   */
  async assertComplete(
    quote: QuoteEntity,
    client: Recipient,
    practice: OrganisationRecord,
    now: Date,
  ): Promise<void> {
    const [{ blockingPoints, gstConfirmedAt, discountCapBasisPoints }, surgeries, found] = await Promise.all([
      this.prices.settings(),
      this.prices.surgeries(quote.surgeries),
      this.parties.find({
        doctorId: quote.doctor.id,
        hospitalId: quote.hospital?.id ?? null,
        siteId: null,
        surgeries: [],
        lines: null,
      }),
    ]);
    const discount = underCap(quote, discountCapBasisPoints);
    if (!isDiscountAllowed({ ...quote, discount })) throw new AppError('DISCOUNT_NOT_APPROVED');
    assertNoProblems([...choiceProblems(quote), ...removedProblems(quote, found)]);
    const checks = checklistOf(quote, { client, surgeries }, practice, blockingPoints, now);
    const errors = [...blockingProblems(checks, quote), ...gstProblems(practice, gstConfirmedAt)];
    if (errors.length > 0) throw new AppError('QUOTE_INCOMPLETE', { errors });
  }
}

/** The patient would consent to a surgeon who has left, or to a hospital where the practice no longer operates. */
function removedProblems(
  { doctor, hospital }: Pick<QuoteEntity, 'doctor' | 'hospital'>,
  found: FoundParties,
): FieldError[] {
  const removed = (path: string, name: string) => ({
    path,
    message: `${name} has been removed from your practice. Edit the quote and choose another one`,
  });
  return [
    ...(found.doctor ? [] : [removed('doctorId', formatTitledName(doctor))]),
    ...(hospital && !found.hospital ? [removed('hospitalId', hospital.name)] : []),
  ];
}

/** In New Zealand either every line has GST or none has, so the practice must confirm which before its first quote. */
function gstProblems({ country }: OrganisationRecord, gstConfirmedAt: string | null): FieldError[] {
  if (country !== 'NZ' || gstConfirmedAt !== null) return [];
  const message = 'Please confirm in the quote settings how your practice charges GST';
  return [{ path: 'gstOnEveryLine', message }];
}
