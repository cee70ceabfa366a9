import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createHospital,
  createOptionList,
  createQuote,
  createSurgery,
  loadMbsSample,
  updateSurgeryConfiguration,
  type Quote,
  type RequestOf,
} from '@quillcare/contracts';
import type { Product } from '@quillcare/testing';
import { openPractice, quoteBody, type Scene } from './quote-scene.suite';

type Configuration = NonNullable<RequestOf<typeof updateSurgeryConfiguration>['body']>;
type QuoteChanges = Partial<NonNullable<RequestOf<typeof createQuote>['body']>>;

/** A practice with the two worked examples of docs/pricing.md in its catalogue. */
export interface PricedScene extends Scene {
  hospitalId: string;
  rhinoplasty: string;
  carpalTunnel: string;
  sides: { listId: string; bothId: string };
}

/** Loads the repository's six-item sample of the schedule. Idempotent. */
export async function loadSchedule(product: Product): Promise<void> {
  const xml = readFileSync(
    join(__dirname, '../../../../../../apps/launcher/src/demo/mbs-sample.xml'),
    'utf8',
  );
  await product.callInternal(loadMbsSample, { body: { xml } });
}

export async function openPricedPractice(
  product: Product,
  country: 'AU' | 'NZ' = 'AU',
): Promise<PricedScene> {
  const scene = await openPractice(product, country);
  const by = scene.org.admin;
  const hospital = await product.call(
    createHospital,
    {
      body: {
        name: "St Mary's",
        address: '1 Church St, Sydney',
        phone: country === 'AU' ? '02 9555 0101' : '09 555 0101',
      },
    },
    by,
  );
  const sides = await addSides(scene);
  const configure = (id: string, body: Omit<Configuration, 'version'>) =>
    product.call(updateSurgeryConfiguration, { params: { id }, body: { version: 0, ...body } }, by);
  const nose = await product.call(
    createSurgery,
    { body: { name: 'Rhinoplasty', baseFeeMinor: 950_000, procedureClass: 'COSMETIC' } },
    by,
  );
  const hand = await product.call(
    createSurgery,
    {
      body: {
        name: 'Carpal tunnel release',
        baseFeeMinor: 80_000,
        procedureClass: 'MEDICARE',
        estimatedDuration: 30,
        mbsItems: ['39331'],
      },
    },
    by,
  );
  const at = { hospitalId: hospital.id, billedBy: 'HOSPITAL', basis: 'ESTIMATE' } as const;
  const doctors = [{ doctorId: scene.doctorId }];
  const provider = { billedBy: 'PROVIDER', basis: 'ESTIMATE' } as const;
  await configure(nose.id, {
    doctors,
    hospitals: [{ ...at, hospitalFeeMinor: 420_000 }],
    anaesthetist: { type: 'FIXED', feeMinor: 180_000, ...provider },
  });
  await configure(hand.id, {
    doctors,
    hospitals: [{ ...at, hospitalFeeMinor: 60_000, theatreFeeMinor: 100_000 }],
    assistant: { type: 'SHARE', basisPoints: 2_000, billedBy: 'PROVIDER', basis: 'FIXED' },
    anaesthetist: { type: 'UNITS', baseUnits: 3, unitMinor: 7_000, ...provider },
    implants: [
      {
        id: 'splint',
        description: 'Splint',
        feeMinor: 4_550,
        quantity: 2,
        billedBy: 'PRACTICE',
        basis: 'FIXED',
      },
    ],
    adminFeeMinor: 5_000,
    aftercare: { description: 'two visits', feeMinor: 15_000 },
    exclusions: ['Pathology, if needed'],
    optionListIds: [sides.listId],
  });
  return { ...scene, hospitalId: hospital.id, rhinoplasty: nose.id, carpalTunnel: hand.id, sides };
}

/** A draft at the practice's hospital whose lines come from the catalogue. */
export function pricedDraft(scene: PricedScene, changes: QuoteChanges, by = scene.org.admin): Promise<Quote> {
  const { lines: _lines, procedureClass: _class, ...body } = quoteBody(scene);
  return scene.product.call(createQuote, { body: { ...body, hospitalId: scene.hospitalId, ...changes } }, by);
}

/** Adds a surgery that is 40 % cosmetic to the two worked examples. */
export async function addMixedSurgery({ product, org, doctorId, hospitalId }: PricedScene): Promise<string> {
  const body = { name: 'Septorhinoplasty', baseFeeMinor: 800_000, mbsItems: ['41693'] };
  const { id } = await product.call(createSurgery, { body: { ...body, procedureClass: 'MIXED' } }, org.admin);
  const stay = { hospitalId, hospitalFeeMinor: 420_000, billedBy: 'HOSPITAL', basis: 'ESTIMATE' } as const;
  const configuration: Configuration = {
    version: 0,
    cosmeticBasisPoints: 4_000,
    doctors: [{ doctorId }],
    hospitals: [stay],
    anaesthetist: { type: 'FIXED', feeMinor: 180_000, billedBy: 'PROVIDER', basis: 'ESTIMATE' },
  };
  await product.call(updateSurgeryConfiguration, { params: { id }, body: configuration }, org.admin);
  return id;
}

async function addSides({ product, org }: Scene): Promise<PricedScene['sides']> {
  const list = await product.call(
    createOptionList,
    {
      body: {
        name: 'Hands',
        category: 'LATERALITY',
        choose: 'ONE',
        options: [
          {
            name: 'Both hands',
            fee: { type: 'MULTIPLIER', basisPoints: 15_000 },
            appliesTo: ['SURGEON', 'THEATRE'],
            side: 'BILATERAL',
          },
        ],
      },
    },
    org.admin,
  );
  return { listId: list.id, bothId: list.options[0]?.id ?? '' };
}
