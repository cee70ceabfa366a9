import { defineParts } from '@quillcare/service-kit';
import { OnCallbackAssignedConsumer } from './consumers/on-callback-assigned.consumer';
import { OnChecklistItemsAssignedConsumer } from './consumers/on-checklist-items-assigned.consumer';
import { OnLeadAssignedConsumer } from './consumers/on-lead-assigned.consumer';
import { AssignerNames } from './assigner-names';

/** Notifications to staff who were assigned a callback, a lead or checklist items. */
export const assignmentParts = defineParts({
  consumers: [OnCallbackAssignedConsumer, OnLeadAssignedConsumer, OnChecklistItemsAssignedConsumer],
  providers: [AssignerNames],
});
