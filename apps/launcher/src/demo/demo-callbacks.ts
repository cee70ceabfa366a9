import {
  createCallback,
  listColleagues,
  listLeads,
  updateCallbackSettings,
  type RequestOf,
} from '@quillcare/contracts';
import type { Call } from './call-as';
import type { DemoTimes } from './demo-times';

type Promised = NonNullable<RequestOf<typeof createCallback>['body']>;

/** Adds callback settings and callbacks; today one is due for the administrator and one for the team. */
export async function addDemoCallbacks(call: Call, times: DemoTimes, clientId: string): Promise<void> {
  const { today } = times;
  const { items: colleagues } = await call(listColleagues, {});
  const assigneeId = colleagues.find(({ role }) => role === 'ORG_ADMIN')?.id ?? null;
  await call(updateCallbackSettings, {
    body: { version: 0, countsBusinessDays: true, dueInDays: 5, holidayRegion: 'NSW', assignment: 'NOBODY' },
  });
  const leadId = await leadNamed(call, 'Isla Mackenzie');
  const promises: Promised[] = [
    {
      leadId,
      dueDate: today,
      priority: 'HIGH',
      assigneeId,
      about: 'Asked for a date this month. Offer Tuesday or Thursday.',
    },
    {
      leadId: await leadNamed(call, 'Hemi Tāwhiao'),
      dueDate: today,
      about: 'Has the referral been sent?',
    },
    {
      clientId,
      dueDate: times.workday(3),
      assigneeId,
      about: 'Wants to hear what changes with the new fund.',
    },
  ];
  for (const body of promises) await call(createCallback, { body });
}

async function leadNamed(call: Call, name: string): Promise<string> {
  const { items } = await call(listLeads, { query: { search: name } });
  const [found] = items;
  if (!found) throw new Error(`The demonstration has no lead ${name}.`);
  return found.id;
}
