import type { ProcedureClass, SurgeryConfiguration } from '@quillcare/rules';
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
 * The configurations for an edit, in which a draft's surgeries keep their class, because tax and law must not change unseen while
 * the fees do not. Prices of the day bring the new one. A class that was undecided is followed at once, unless it splits lines.
 */
export function keepingClasses(
  configurations: readonly SurgeryConfiguration[],
  stored: StoredDraft | null,
  { surgeries }: QuoteChoices,
): readonly SurgeryConfiguration[] {
  if (stored === null) return configurations;
  return configurations.map((now) => {
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

function classInDraft(
  { surgeryId }: SurgeryConfiguration,
  { choices, lines }: StoredDraft,
): Partial<Composed> | null {
  const choice = choices.surgeries.find((one) => one.surgeryId === surgeryId);
  const own = lines.filter((line) => line.key.startsWith(`${surgeryId}:`) && !isTypedLine(line));
  const [first] = own;
  if (choice === undefined || first === undefined) return null;
  const part = own.find((line) => line.part !== null)?.part ?? null;
  if (choice.procedureClass !== undefined) return part && { cosmeticBasisPoints: part.cosmeticBasisPoints };
  const procedureClass: ProcedureClass = part === null ? first.procedureClass : 'MIXED';
  return { procedureClass, cosmeticBasisPoints: part?.cosmeticBasisPoints ?? null };
}
