import {
  getCallbackResource,
  toPerson,
  type Callback,
  type CallbackAssigned,
  type ChecklistItemsAssigned,
  type EventData,
  type LeadAssigned,
  type LeadCallee,
} from '@quillcare/contracts';
import type { News } from '../../notification/domain/news';

/** Who was assigned the work, and by whom. `byUserId` is null for automatic assignment in turn. */
type Assignment = { assigneeId: string; byUserId: string | null };

/** Returns the notification about an assigned callback, or null if the person took it themselves. `dueOn` is the date in words. */
export function callbackAssignedNews(
  given: EventData<typeof CallbackAssigned>,
  {
    clientName,
    quoteNumber,
    priority,
    subject,
  }: Pick<Callback, 'clientName' | 'quoteNumber' | 'priority' | 'subject'>,
  dueOn: string,
  giver: string | null,
): News | null {
  const quoteNote = quoteNumber === null ? '' : ` about quote ${quoteNumber}`;
  const call = `call ${clientName}${quoteNote} by ${dueOn}`;
  return isSelfAssigned(given)
    ? null
    : {
        ...assigneeFields(given),
        topic: 'CALLBACK_ASSIGNED',
        priority: priority === 'HIGH' ? 'HIGH' : 'NORMAL',
        source: { type: 'CALLBACK', id: given.callbackId },
        needs: getCallbackResource(subject),
        action: { label: 'VIEW_CALLBACKS', path: '/callbacks?view=mine' },
        title: 'A callback was assigned to you',
        message: `${giver === null ? 'It is your turn' : `${giver} asked you`} to ${call}.`,
      };
}

export function leadAssignedNews(
  given: EventData<typeof LeadAssigned>,
  { name }: Pick<LeadCallee, 'name'>,
  giver: string | null,
): News | null {
  return isSelfAssigned(given)
    ? null
    : {
        ...assigneeFields(given),
        topic: 'LEAD_ASSIGNED',
        source: { type: 'LEAD', id: given.leadId },
        action: { label: 'VIEW_LEAD', path: `/leads/${given.leadId}` },
        title: 'A lead was assigned to you',
        message: `${giver === null ? 'It is your turn' : `${giver} asked you`} to look after ${name}.`,
      };
}

export function checklistAssignedNews(
  given: EventData<typeof ChecklistItemsAssigned>,
  giver: string | null,
): News | null {
  const { caseId, quoteNumber, count, title } = given;
  const task = `${title === null ? `${count} items` : `“${title}”`} for case ${quoteNumber}`;
  return isSelfAssigned(given)
    ? null
    : {
        ...assigneeFields(given),
        topic: 'CHECKLIST_ASSIGNED',
        source: { type: 'SURGERY_CASE', id: caseId },
        action: { label: 'VIEW_CASE', path: `/surgery-cases/${caseId}` },
        title: 'A checklist item for you',
        message: giver === null ? `Please look after ${task}.` : `${giver} asked you to look after ${task}.`,
      };
}

/** People who took the work themselves are not notified. */
function isSelfAssigned({ assigneeId, byUserId }: Assignment): boolean {
  return assigneeId === byUserId;
}

function assigneeFields({ assigneeId }: Assignment): Pick<News, 'to' | 'type' | 'priority'> {
  return { to: toPerson(assigneeId), type: 'INFO', priority: 'NORMAL' };
}
