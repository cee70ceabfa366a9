import {
  createClient,
  createDoctor,
  createHospital,
  createOptionList,
  createPricingRule,
  createProvider,
  createSite,
  createSurgery,
  setDefaultSite,
  setSiteDoctors,
  updateSurgeryConfiguration,
} from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import type { Call } from './call-as';
import { SURGERIES } from './demo-catalogue';
import { addDemoAnnouncements } from './demo-announcements';
import { addDemoCallbacks } from './demo-callbacks';
import { addDemoEnquiries } from './demo-enquiries';
import { addDemoLeads } from './demo-leads';
import { CLIENTS } from './demo-clients';
import { DOCTORS, HOSPITALS, PROVIDERS, SITES, type DemoSite } from './demo-directory';
import { addDemoListViews } from './demo-list-views';
import { addDemoStory } from './add-demo-story';
import { addDemoPatientPage } from './demo-patient-page';
import type { HappenedAgo } from './demo-times';
import { addDemoPeople } from './demo-people';
import { demoPricingRules, type IdByName } from './demo-pricing-rules';
import { OPTION_LISTS, type OptionListBody } from './demo-option-lists';
import type { DemoIds, DemoSurgery } from './demo-surgery';

/** The ids of what quotes are made of: of people and places by the names here, of surgeries and sites by their own. */
export interface FurnishedDemo {
  ids: DemoIds & Record<keyof typeof CLIENTS, string>;
  idOf: IdByName;
}

/** Fills the demonstration practice with its directory, its catalogue, clients and leads. */
export async function furnishDemo(call: Call, ago: HappenedAgo): Promise<FurnishedDemo> {
  const doctors = await idsOf(DOCTORS, (body) => call(createDoctor, { body }));
  const ids: DemoIds = {
    ...doctors,
    ...(await idsOf(HOSPITALS, (body) => call(createHospital, { body }))),
    ...(await idsOf(PROVIDERS, (body) => call(createProvider, { body }))),
    ...(await idsOf<keyof typeof OPTION_LISTS, OptionListBody>(OPTION_LISTS, (body) =>
      call(createOptionList, { body }),
    )),
  };
  const named = new Map<string, string>();
  for (const site of SITES) named.set(site.name, await furnishSite(call, site, Object.values(doctors)));
  for (const one of SURGERIES) named.set(one.surgery.name, await configured(call, one, ids));
  const today = todayIn(new Date(), 'Australia/Sydney');
  const idOf: IdByName = (name) => named.get(name) ?? '';
  for (const body of demoPricingRules(idOf, today)) await call(createPricingRule, { body });
  const clients = await idsOf(CLIENTS, (body) => call(createClient, { body }));
  await addDemoPeople(call, clients);
  await addDemoLeads(call, today, ago);
  await addDemoStory(call, clients.walker);
  await addDemoEnquiries(call, idOf);
  await addDemoPatientPage(call);
  await addDemoAnnouncements(call, today);
  await addDemoListViews(call);
  await addDemoCallbacks(call, today, clients.rossi);
  return { ids: { ...ids, ...clients }, idOf };
}

/** Adds records one after the other; returns their ids by the same names. */
async function idsOf<K extends string, B>(
  records: Readonly<Record<K, B>>,
  add: (body: B) => Promise<{ id: string }>,
): Promise<Record<K, string>> {
  const ids: Record<string, string> = {};
  for (const [name, body] of Object.entries<B>(records)) ids[name] = (await add(body)).id;
  return ids as Record<K, string>;
}

async function configured(call: Call, { surgery, configure }: DemoSurgery, ids: DemoIds) {
  const { id } = await call(createSurgery, { body: surgery });
  await call(updateSurgeryConfiguration, { params: { id }, body: { ...configure(ids), version: 0 } });
  return id;
}

/** A site with the doctors who work there, whose id is returned; the first one becomes the default. */
async function furnishSite(call: Call, site: DemoSite, doctorIds: readonly string[]): Promise<string> {
  const { weekdaysOfDoctors, ...body } = site;
  const { id, version } = await call(createSite, { body });
  const doctors = weekdaysOfDoctors.flatMap((weekdays, at) =>
    weekdays ? [{ doctorId: doctorIds[at]!, weekdays }] : [],
  );
  const staffed = await call(setSiteDoctors, { params: { id }, body: { version, doctors } });
  if (site === SITES[0]) await call(setDefaultSite, { params: { id }, body: { version: staffed.version } });
  return id;
}
