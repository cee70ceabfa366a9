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
  assignment: EventData<typeof CallbackAssigned>,
  {
    clientName,
    quoteNumber,
    priority,
    subject,
  }: Pick<Callback, 'clientName' | 'quoteNumber' | 'priority' | 'subject'>,
  dueOn: string,
  assignerName: string | null,
): News | null {
  const quoteNote = quoteNumber === null ? '' : ` about quote ${quoteNumber}`;
  const call = `call ${clientName}${quoteNote} by ${dueOn}`;
  return isSelfAssigned(assignment)
    ? null
    : {
        ...assigneeFields(assignment),
        topic: 'CALLBACK_ASSIGNED',
        priority: priority === 'HIGH' ? 'HIGH' : 'NORMAL',
        source: { type: 'CALLBACK', id: assignment.callbackId },
        needs: getCallbackResource(subject),
        action: { label: 'VIEW_CALLBACKS', path: '/callbacks?view=mine' },
        title: 'A callback was assigned to you',
        message: `${assignerName === null ? 'It is your turn' : `${assignerName} asked you`} to ${call}.`,
      };
}

export function leadAssignedNews(
  assignment: EventData<typeof LeadAssigned>,
  { name }: Pick<LeadCallee, 'name'>,
  assignerName: string | null,
): News | null {
  return isSelfAssigned(assignment)
    ? null
    : {
        ...assigneeFields(assignment),
        topic: 'LEAD_ASSIGNED',
        source: { type: 'LEAD', id: assignment.leadId },
        action: { label: 'VIEW_LEAD', path: `/leads/${assignment.leadId}` },
        title: 'A lead was assigned to you',
        message: `${assignerName === null ? 'It is your turn' : `${assignerName} asked you`} to look after ${name}.`,
      };
}

export function checklistAssignedNews(
  assignment: EventData<typeof ChecklistItemsAssigned>,
  assignerName: string | null,
): News | null {
  const { caseId, quoteNumber, count, title } = assignment;
  const task = `${title === null ? `${count} items` : `“${title}”`} for case ${quoteNumber}`;
  return isSelfAssigned(assignment)
    ? null
    : {
        ...assigneeFields(assignment),
        topic: 'CHECKLIST_ASSIGNED',
        source: { type: 'SURGERY_CASE', id: caseId },
        action: { label: 'VIEW_CASE', path: `/surgery-cases/${caseId}` },
        title: 'A checklist item for you',
        message:
          assignerName === null
            ? `Please look after ${task}.`
            : `${assignerName} asked you to look after ${task}.`,
      };
}

/** People who took the work themselves are not notified. */
function isSelfAssigned({ assigneeId, byUserId }: Assignment): boolean {
  return assigneeId === byUserId;
}

function assigneeFields({ assigneeId }: Assignment): Pick<News, 'to' | 'type' | 'priority'> {
  return { to: toPerson(assigneeId), type: 'INFO', priority: 'NORMAL' };
}
