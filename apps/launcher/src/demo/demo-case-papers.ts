import {
  addBilledItem,
  getBilledFees,
  listSurgeryCases,
  recordBilledFees,
  saveBookingForm,
  updateBookingDetails,
  type SurgeryCaseSummary,
} from '@quillcare/contracts';
import type { Call } from './call-as';

const UPCOMING_STATUSES = 'PLANNED,SCHEDULED,CONFIRMED,RESCHEDULED';
const FINISHED_STATUSES = 'COMPLETED,POST_OP';

/** Adds paperwork to some cases: a booking form for the hospital, and invoices to compare with the quote. */
export async function addDemoCasePapers(call: Call, today: string): Promise<void> {
  const [coming] = await listCases(call, UPCOMING_STATUSES);
  if (coming) await bookHospital(call, coming.id);
  const [over] = await listCases(call, FINISHED_STATUSES);
  if (over) await billCase(call, over.id, today);
}

async function listCases(call: Call, status: string): Promise<SurgeryCaseSummary[]> {
  return (await call(listSurgeryCases, { query: { status, limit: 1 } })).items;
}

async function bookHospital(call: Call, id: string): Promise<void> {
  await call(updateBookingDetails, {
    params: { id },
    body: {
      version: 0,
      admissionType: 'OVERNIGHT',
      expectedNights: 1,
      specialEquipment: 'Bipolar diathermy, headlight',
      allergies: 'Penicillin (rash)',
      alerts: 'MRSA swab negative',
      fasting: 'No food from midnight, clear fluids until 6 am',
    },
  });
  await call(saveBookingForm, { params: { id } });
}

/** As quoted, except for the anaesthetist, who was needed longer, and a garment that was not quoted. */
async function billCase(call: Call, id: string, today: string): Promise<void> {
  const { lines } = await call(getBilledFees, { params: { id } });
  await call(recordBilledFees, {
    params: { id },
    body: {
      lines: lines.map(({ lineId, kind, quoted, providerName }) => ({
        lineId,
        billedOn: today,
        billerName: providerName,
        ...(kind === 'ANAESTHETIST' && quoted.amountMinor > 0
          ? { amountMinor: quoted.amountMinor + 18_000, reason: 'LONGER_THAN_PLANNED' as const }
          : { amountMinor: quoted.amountMinor }),
      })),
    },
  });
  await call(addBilledItem, {
    params: { id },
    body: {
      kind: 'OTHER',
      description: 'Compression garment',
      billedBy: 'PRACTICE',
      gstTreatment: 'TAXABLE',
      amountMinor: 9_500,
      billedOn: today,
      reason: 'ITEM_ADDED',
    },
  });
}
