import {
  getCaseChecklist,
  getSurgeryCase,
  scheduleSurgeryCase,
  type CaseChecklist,
  type ChecklistItem,
} from '@quillcare/contracts';
import { type Scene } from '../../../quote/quote/operations/quote-scene.suite';
import { openCase } from '../../case-document/operations/case-papers.suite';

/** The id of the case of a quote that the patient has signed. */
export const openedCase = async (scene: Scene, changes?: Parameters<typeof openCase>[1]): Promise<string> =>
  (await openCase(scene, changes)).caseId;

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
