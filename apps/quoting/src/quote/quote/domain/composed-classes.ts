import type { PricedLine } from '@quillcare/contracts';
import {
  followsClass,
  type LineRequest,
  type ProcedureClass,
  type SurgeryConfiguration,
} from '@quillcare/rules';
import { isTypedLine } from './line-requests';
import { isSameChoice, type QuoteChoices, type StoredDraft } from './pricing-request';

type Composed = Pick<SurgeryConfiguration, 'procedureClass' | 'cosmeticBasisPoints'>;

/**
 * The configurations with the class and the cosmetic part that the draft's lines were composed with, which the catalogue may have
 * changed since. A surgery without lines of its own has the catalogue's.
 */
export function asComposed(
  configurations: readonly SurgeryConfiguration[],
  stored: StoredDraft,
): SurgeryConfiguration[] {
  return configurations.map((configuration) => ({
    ...configuration,
    ...classInDraft(configuration, stored),
  }));
}

/**
 * The configurations for an edit, in which a draft's surgeries keep the class that decides the GST of their fees, because it must
 * not change unseen while the fees do not. Prices of the day bring the new one. Where the class decides no GST, it is followed at
 * once, because nothing would tell staff of it; so is one that was undecided, unless it splits lines.
 */
export function keepingClasses(
  configurations: readonly SurgeryConfiguration[],
  stored: StoredDraft | null,
  { surgeries }: QuoteChoices,
  decidesGst: boolean,
): readonly SurgeryConfiguration[] {
  if (stored === null || !decidesGst) return configurations;
  return configurations.map((now) => {
    if (!ownLines(now.surgeryId, stored).some(isTaxedByClass)) return now;
    const before = { ...now, ...classInDraft(now, stored) };
    const [was, is] = [stored.choices.surgeries, surgeries].map((all) =>
      all.find(({ surgeryId }) => surgeryId === now.surgeryId),
    );
    const isDecidedNow = before.procedureClass === 'OTHER' && now.cosmeticBasisPoints === null;
    return isDecidedNow || !isSameChoice(was, is) ? now : before;
  });
}

/** Whether the class or the cosmetic part of any surgery differs between two sets of the same configurations. */
export function hasOtherClasses(before: readonly Composed[], now: readonly Composed[]): boolean {
  return now.some(({ procedureClass, cosmeticBasisPoints }, at) => {
    const former = before[at];
    return former?.procedureClass !== procedureClass || former.cosmeticBasisPoints !== cosmeticBasisPoints;
  });
}

/**
 * The configurations for prices of the day. A surgery keeps the class and the split that the draft's lines were composed with if
 * its lines would have to be joined again, but staff changed one half and not the other, or removed it.
 */
export function keepingParts(
  configurations: readonly SurgeryConfiguration[],
  stored: StoredDraft,
): SurgeryConfiguration[] {
  return configurations.map((now) => {
    const before = classInDraft(now, stored);
    const isSplitNow = now.procedureClass === 'MIXED' && now.cosmeticBasisPoints !== null;
    if (!before?.cosmeticBasisPoints || isSplitNow) return now;
    return canJoinParts(ownLines(now.surgeryId, stored)) ? now : { ...now, ...before };
  });
}

/**
 * The composed lines, with both parts of a mixed line as one wherever the quote has it whole. Compared with its parts, a fee typed
 * for the whole would count as a discount of all of the cosmetic part.
 */
export function wholeWhereKept(
  composed: readonly LineRequest[],
  requests: readonly LineRequest[],
): readonly LineRequest[] {
  const whole = new Set(requests.filter(({ part }) => part === null).map(({ key }) => key));
  const isKept = (line: LineRequest) => line.part !== null && whole.has(wholeKey(line));
  return composed
    .filter((line) => !(isKept(line) && line.part?.of === 'COSMETIC'))
    .map((line) => (isKept(line) ? { ...line, part: null } : line));
}

/** The key of the line that a part of it belongs to, which the medical part keeps. */
export const wholeKey = ({ key }: Pick<LineRequest, 'key'>): string => key.replace(/:COSMETIC$/, '');

function canJoinParts(own: readonly PricedLine[]): boolean {
  const parts = own.filter(({ part }) => part !== null);
  return parts.every((line) => {
    const other = parts.find((one) => one !== line && wholeKey(one) === wholeKey(line));
    return other !== undefined && line.enteredFeeMinor === null && editsOf(line) === editsOf(other);
  });
}

/** What the two halves of a line must have in common to be joined. A fixed discount is that of its half alone. */
function editsOf({ key, discount, quantity, basis, billedBy, enteredGst }: PricedLine): string {
  const isOwn = discount?.type === 'FIXED_AMOUNT';
  return JSON.stringify([discount, quantity, basis, billedBy, enteredGst, isOwn && key]);
}

const isTaxedByClass = (line: PricedLine): boolean =>
  line.enteredGst === null && line.basis !== 'NOT_INCLUDED' && followsClass(line);

function ownLines(surgeryId: string, { lines }: StoredDraft): PricedLine[] {
  return lines.filter((line) => line.key.startsWith(`${surgeryId}:`) && !isTypedLine(line));
}

function classInDraft({ surgeryId }: SurgeryConfiguration, stored: StoredDraft): Partial<Composed> | null {
  const choice = stored.choices.surgeries.find((one) => one.surgeryId === surgeryId);
  const own = ownLines(surgeryId, stored);
  const [first] = own;
  if (choice === undefined || first === undefined) return null;
  const part = own.find((line) => line.part !== null)?.part ?? null;
  if (choice.procedureClass !== undefined) return part && { cosmeticBasisPoints: part.cosmeticBasisPoints };
  const procedureClass: ProcedureClass = part === null ? first.procedureClass : 'MIXED';
  return { procedureClass, cosmeticBasisPoints: part?.cosmeticBasisPoints ?? null };
}
