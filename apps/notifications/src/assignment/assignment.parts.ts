import { defineParts } from '@quillcare/service-kit';
import { OnCallbackAssignedConsumer } from './consumers/on-callback-assigned.consumer';
import { OnChecklistItemsAssignedConsumer } from './consumers/on-checklist-items-assigned.consumer';
import { OnLeadAssignedConsumer } from './consumers/on-lead-assigned.consumer';
import { WorkGivers } from './work-givers';

/** What people are told who were given a callback, a lead or part of a checklist. */
export const assignmentParts = defineParts({
  consumers: [OnCallbackAssignedConsumer, OnLeadAssignedConsumer, OnChecklistItemsAssignedConsumer],
  providers: [WorkGivers],
});
