import { DoctorsIcon, HospitalsIcon, SurgeriesIcon, UsersIcon } from '@quillcare/ui';
import { entryPages, loadRight } from '../../shared/entries/entry.routes';
import type { Feature } from '../../shared/feature/feature';
import { hasAnyRightTo } from '../../shared/feature/visibility';

const doctors = async () => (await import('../../shared/feature/operations')).doctors;
const providers = async () => (await import('../../shared/feature/operations')).providers;
const hospitals = async () => (await import('../../shared/feature/operations')).hospitals;
const surgeries = async () => (await import('../../shared/feature/operations')).surgeries;

export const directoryFeature: Feature = {
  pages: [
    ...entryPages('/doctors', doctors, {
      list: async () => (await import('./doctor-list.definition')).doctorList,
      pages: async () => (await import('./doctor.form')).doctorPages,
    }),
    ...entryPages('/providers', providers, {
      list: async () => (await import('./provider-list.definition')).providerList,
      pages: async () => (await import('./provider.form')).providerPages,
    }),
    ...entryPages('/hospitals', hospitals, {
      list: async () => (await import('./hospital-list.definition')).hospitalList,
      pages: async () => (await import('./hospital.form')).hospitalPages,
    }),
    ...entryPages('/surgeries', surgeries, {
      list: async () => (await import('./surgery-list.definition')).surgeryList,
      pages: async () => (await import('./surgery.form')).surgeryPages,
    }),
  ],
  entries: [
    {
      to: '/doctors',
      label: 'entry.doctors',
      icon: DoctorsIcon,
      menu: { group: 'management', order: 10, isVisible: hasAnyRightTo('DOCTORS') },
      tool: { group: 'practice', order: 20, does: 'tool.doctors', right: loadRight(doctors, 'list') },
    },
    {
      to: '/hospitals',
      label: 'entry.hospitals',
      icon: HospitalsIcon,
      menu: { group: 'management', order: 20, isVisible: hasAnyRightTo('HOSPITALS') },
      tool: { group: 'practice', order: 30, does: 'tool.hospitals', right: loadRight(hospitals, 'list') },
    },
    {
      to: '/surgeries',
      label: 'entry.surgeries',
      icon: SurgeriesIcon,
      menu: { group: 'management', order: 30, isVisible: hasAnyRightTo('SURGERIES') },
      tool: { group: 'practice', order: 40, does: 'tool.surgeries', right: loadRight(surgeries, 'list') },
    },
    {
      to: '/providers',
      label: 'entry.providers',
      icon: UsersIcon,
      // Not in the sidebar, because the list of doctors links to it.
      palette: { order: 15, isVisible: hasAnyRightTo('DOCTORS') },
      tool: { group: 'practice', order: 25, does: 'tool.providers', right: loadRight(providers, 'list') },
    },
  ],
  actions: [
    { order: 30, label: 'action.newDoctor', to: '/doctors/new', right: loadRight(doctors, 'create') },
    { order: 35, label: 'action.newProvider', to: '/providers/new', right: loadRight(providers, 'create') },
    { order: 40, label: 'action.newHospital', to: '/hospitals/new', right: loadRight(hospitals, 'create') },
    { order: 50, label: 'action.newSurgery', to: '/surgeries/new', right: loadRight(surgeries, 'create') },
  ],
};
