import {
  getCaseChecklist,
  getSurgeryCase,
  respondToQuote,
  scheduleSurgeryCase,
  type CaseChecklist,
  type ChecklistItem,
} from '@quillcare/contracts';
import {
  DATE_OF_BIRTH,
  patientBy,
  sentQuote,
  type Scene,
} from '../../../quote/quote/operations/quote-scene.suite';

/** Sends a quote, has the patient sign it and returns the id of its case. */
export async function openedCase(
  scene: Scene,
  changes: Parameters<typeof sentQuote>[1] = { procedureClass: 'MEDICARE' },
): Promise<string> {
  const { quote, token } = await sentQuote(scene, changes);
  const body = {
    response: 'accept' as const,
    signatureMethod: 'type' as const,
    signatureData: 'Siobhán',
    documentHash: quote.documentHash ?? undefined,
    patientInfo: {
      patientName: 'Siobhán',
      dateOfBirth: DATE_OF_BIRTH,
      phoneNumber: '0412345678',
      agreedToTerms: true,
      agreedToTreatment: true,
    },
  };
  await scene.product.call(respondToQuote, { params: { token }, body }, await patientBy(scene, token));
  const [found] = await scene.product.sql<{ id: string }>(
    'select id from quoting.surgery_case where quote_id = $1',
    [quote.id],
  );
  return found!.id;
}

export function checklistOf({ product, org }: Scene, caseId: string): Promise<CaseChecklist> {
  return product.call(getCaseChecklist, { params: { id: caseId } }, org.as('USER'));
}

export async function itemOf(
  scene: Scene,
  caseId: string,
  kind: ChecklistItem['kind'],
): Promise<ChecklistItem> {
  const { items } = await checklistOf(scene, caseId);
  return items.find((item) => item.kind === kind)!;
}

/** Gives a case its date and time in the practice's time zone, with the rest of the booking. */
export async function schedule(
  { product, org }: Scene,
  caseId: string,
  startsAt: string,
  resources: object = {},
): Promise<void> {
  const { version } = await product.call(getSurgeryCase, { params: { id: caseId } }, org.admin);
  const body = { version, startsAt, durationMinutes: 60, allowDayOff: true, ...resources };
  await product.call(scheduleSurgeryCase, { params: { id: caseId }, body }, org.admin);
}
