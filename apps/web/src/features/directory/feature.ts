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
  menu: [
    {
      group: 'management',
      order: 10,
      label: 'entry.doctors',
      to: '/doctors',
      icon: DoctorsIcon,
      isVisible: hasAnyRightTo('DOCTORS'),
    },
    {
      group: 'management',
      order: 20,
      label: 'entry.hospitals',
      to: '/hospitals',
      icon: HospitalsIcon,
      isVisible: hasAnyRightTo('HOSPITALS'),
    },
    {
      group: 'management',
      order: 30,
      label: 'entry.surgeries',
      to: '/surgeries',
      icon: SurgeriesIcon,
      isVisible: hasAnyRightTo('SURGERIES'),
    },
  ],
  actions: [
    { order: 30, label: 'action.newDoctor', to: '/doctors/new', right: loadRight(doctors, 'create') },
    { order: 35, label: 'action.newProvider', to: '/providers/new', right: loadRight(providers, 'create') },
    { order: 40, label: 'action.newHospital', to: '/hospitals/new', right: loadRight(hospitals, 'create') },
    { order: 50, label: 'action.newSurgery', to: '/surgeries/new', right: loadRight(surgeries, 'create') },
  ],
  // Not in the sidebar, because the list of doctors links to it.
  palette: [{ order: 15, label: 'entry.providers', to: '/providers', isVisible: hasAnyRightTo('DOCTORS') }],
  tools: [
    {
      group: 'practice',
      order: 25,
      to: '/providers',
      title: 'entry.providers',
      does: 'tool.providers',
      icon: UsersIcon,
      right: loadRight(providers, 'list'),
    },
    {
      group: 'practice',
      order: 20,
      to: '/doctors',
      title: 'entry.doctors',
      does: 'tool.doctors',
      icon: DoctorsIcon,
      right: loadRight(doctors, 'list'),
    },
    {
      group: 'practice',
      order: 30,
      to: '/hospitals',
      title: 'entry.hospitals',
      does: 'tool.hospitals',
      icon: HospitalsIcon,
      right: loadRight(hospitals, 'list'),
    },
    {
      group: 'practice',
      order: 40,
      to: '/surgeries',
      title: 'entry.surgeries',
      does: 'tool.surgeries',
      icon: SurgeriesIcon,
      right: loadRight(surgeries, 'list'),
    },
  ],
};
