import {
  listAuditEntries,
  listDoctors,
  listHospitals,
  listOptionLists,
  listProviders,
  listSites,
  listSurgeries,
} from '@quillcare/contracts';
import { formatTitledName, formatCsvAmount } from '@quillcare/rules';
import { defineExport, fieldColumns } from './exported-list';

interface Contact {
  name: string;
  phone: string | null;
  email: string | null;
  isActive: boolean;
}

const contact = {
  phone: ['Phone', ({ phone }: Contact) => phone],
  email: ['Email', ({ email }: Contact) => email],
  isActive: ['Active', ({ isActive }: Contact) => isActive],
} as const;
const name = ['Name', ({ name: own }: { name: string }) => own] as const;
const active = ['Active', ({ isActive }: { isActive: boolean }) => isActive] as const;

/** A practice's directory (doctors, hospitals, sites …) and its audit log. */
export const directoryExports = {
  doctors: defineExport({
    operation: listDoctors,
    audit: 'DOCTOR',
    noun: ['doctor', 'doctors'],
    columns: {
      name: ['Name', ({ title, firstName, lastName }) => formatTitledName({ title, firstName, lastName })],
      credentials: ['Credentials', ({ credentials }) => credentials],
      email: ['Email', ({ email }) => email],
      phone: ['Phone', ({ phone }) => phone],
      licenseExpiry: ['Registration ends', ({ licenseExpiry }) => licenseExpiry],
      isActive: active,
      ...fieldColumns(listDoctors, 'title', 'firstName', 'lastName'),
    },
  }),
  hospitals: defineExport({
    operation: listHospitals,
    audit: 'HOSPITAL',
    noun: ['hospital', 'hospitals'],
    keys: { theatres: 'operatingTheatres' },
    columns: {
      name,
      facilityType: ['Type', ({ facilityType }) => facilityType],
      address: ['Address', ({ address }) => address],
      ...contact,
      theatres: ['Operating theatres', ({ operatingTheatres }) => operatingTheatres],
      ...fieldColumns(listHospitals, 'bookingPhone'),
    },
  }),
  surgeries: defineExport({
    operation: listSurgeries,
    audit: 'SURGERY',
    noun: ['surgery', 'surgeries'],
    keys: { duration: 'estimatedDuration', quotes: 'sidesAndOptions' },
    columns: {
      name,
      category: ['Category', ({ category }) => category],
      procedureClass: ['Procedure class', ({ procedureClass }) => procedureClass],
      duration: ['Minutes', ({ estimatedDuration }) => estimatedDuration],
      baseFee: ['Base fee', ({ baseFeeMinor }) => formatCsvAmount(baseFeeMinor)],
      quotes: [
        'Sides and options',
        ({ sided, hasOptions }) => [...(sided ? ['Sides'] : []), ...(hasOptions ? ['Options'] : [])],
      ],
      mbsItems: ['MBS items', ({ mbsItems }) => mbsItems.join(' ')],
      isActive: active,
      ...fieldColumns(listSurgeries, 'description', 'anesthesiaType', 'complexityLevel', 'hasOptions'),
    },
  }),
  sites: defineExport({
    operation: listSites,
    audit: 'SITE',
    noun: ['site', 'sites'],
    columns: {
      name,
      siteType: ['Type', ({ siteType }) => siteType],
      address: ['Address', ({ address }) => address],
      ...contact,
      doctors: ['Doctors', ({ doctors }) => doctors.map(({ doctorName }) => doctorName).join(', ')],
    },
  }),
  providers: defineExport({
    operation: listProviders,
    audit: 'PROVIDER',
    noun: ['provider', 'providers'],
    columns: {
      name,
      kind: ['Role', ({ kind }) => kind],
      ...contact,
      providerNumber: ['Provider number', ({ providerNumber }) => providerNumber],
      feeBasis: ['Fee basis', ({ feeBasis }) => feeBasis],
      fee: ['Fee', ({ feeMinor }) => (feeMinor === null ? null : formatCsvAmount(feeMinor))],
      share: [
        'Share',
        ({ shareBasisPoints }) => (shareBasisPoints === null ? null : `${shareBasisPoints / 100} %`),
      ],
    },
  }),
  'option-lists': defineExport({
    operation: listOptionLists,
    audit: 'OPTION_LIST',
    noun: ['option list', 'option lists'],
    columns: {
      name,
      category: ['Category', ({ category }) => category],
      options: ['Options', ({ options }) => options.map((option) => option.name).join(', ')],
      isActive: active,
    },
  }),
  'audit-trail': defineExport({
    operation: listAuditEntries,
    audit: 'ORGANISATION',
    noun: ['audit entry', 'audit entries'],
    columns: {
      when: ['When', ({ createdAt }) => createdAt],
      action: ['Action', ({ action }) => action],
      type: ['Type', ({ entityType }) => entityType],
      record: ['Record', ({ entityLabel, entityId }) => entityLabel ?? entityId],
      changes: ['Changed fields', ({ changes }) => changes.map(({ field }) => field)],
      person: ['Person', ({ actorName }) => actorName],
      reason: ['Reason', ({ reason }) => reason],
      notes: ['Notes', ({ notes }) => notes],
      demonstration: ['Demonstration', ({ isDemonstration }) => isDemonstration],
    },
  }),
} as const;
