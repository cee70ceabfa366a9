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
import { knownForDays } from './demo-quotes';
import { addDemoPatientPage } from './demo-patient-page';
import type { DemoTimes } from './demo-times';
import { addDemoPeople } from './demo-people';
import { demoPricingRules, type IdByName } from './demo-pricing-rules';
import { OPTION_LISTS, type OptionListBody } from './demo-option-lists';
import type { DemoIds, DemoSurgery } from './demo-surgery';

/** Ids of the records quotes are made of: people and places by their keys in the catalogue, surgeries and sites by their names. */
export interface DemoRecords {
  ids: DemoIds & Record<keyof typeof CLIENTS, string>;
  idOf: IdByName;
}

/** The practice set up the product this many days ago, before its first enquiry. */
const SET_UP_DAYS_AGO = 120;

export async function createDemoRecords(call: Call, times: DemoTimes): Promise<DemoRecords> {
  const { ids, idOf } = await times.runDaysAgo(SET_UP_DAYS_AGO, () => createCatalogue(call, times.today));
  const clients = await createAll(CLIENTS, (body, name) =>
    times.runDaysAgo(knownForDays(name), () => call(createClient, { body })),
  );
  await addDemoPeople(call, clients, times);
  await addDemoLeads(call, times);
  await addDemoStory(call, clients.walker, times);
  await addDemoAnnouncements(call, times.today);
  await addDemoListViews(call);
  await addDemoCallbacks(call, times, clients.rossi);
  return { ids: { ...ids, ...clients }, idOf };
}

/** Adds what quotes are made of, and what patients and the website see. */
async function createCatalogue(call: Call, today: string): Promise<{ ids: DemoIds; idOf: IdByName }> {
  const doctors = await createAll(DOCTORS, (body) => call(createDoctor, { body }));
  const ids: DemoIds = {
    ...doctors,
    ...(await createAll(HOSPITALS, (body) => call(createHospital, { body }))),
    ...(await createAll(PROVIDERS, (body) => call(createProvider, { body }))),
    ...(await createAll<keyof typeof OPTION_LISTS, OptionListBody>(OPTION_LISTS, (body) =>
      call(createOptionList, { body }),
    )),
  };
  const named = new Map<string, string>();
  for (const site of SITES) named.set(site.name, await createDemoSite(call, site, Object.values(doctors)));
  for (const one of SURGERIES) named.set(one.surgery.name, await createConfiguredSurgery(call, one, ids));
  const idOf: IdByName = (name) => named.get(name) ?? '';
  for (const body of demoPricingRules(idOf, today)) await call(createPricingRule, { body });
  await addDemoEnquiries(call, idOf);
  await addDemoPatientPage(call);
  return { ids, idOf };
}

/** Adds records one after another; returns their ids by the same keys. */
async function createAll<K extends string, B>(
  records: Readonly<Record<K, B>>,
  add: (body: B, name: K) => Promise<{ id: string }>,
): Promise<Record<K, string>> {
  const ids: Record<string, string> = {};
  for (const [name, body] of Object.entries<B>(records)) ids[name] = (await add(body, name as K)).id;
  return ids as Record<K, string>;
}

async function createConfiguredSurgery(call: Call, { surgery, configure }: DemoSurgery, ids: DemoIds) {
  const { id } = await call(createSurgery, { body: surgery });
  await call(updateSurgeryConfiguration, { params: { id }, body: { ...configure(ids), version: 0 } });
  return id;
}

/** Adds a site with the doctors who work there; returns its id. The first one becomes the default. */
async function createDemoSite(call: Call, site: DemoSite, doctorIds: readonly string[]): Promise<string> {
  const { weekdaysOfDoctors, ...body } = site;
  const { id, version } = await call(createSite, { body });
  const doctors = weekdaysOfDoctors.flatMap((weekdays, at) =>
    weekdays ? [{ doctorId: doctorIds[at]!, weekdays }] : [],
  );
  const staffed = await call(setSiteDoctors, { params: { id }, body: { version, doctors } });
  if (site === SITES[0]) await call(setDefaultSite, { params: { id }, body: { version: staffed.version } });
  return id;
}
