import { StarIcon } from '@quillcare/ui';
import { entryPages } from '../../shared/entries/entry.routes';
import type { Feature } from '../../shared/feature/feature';
import { always } from '../../shared/feature/visibility';

const list__Names__ = async () => (await import('../../shared/feature/operations')).list__Names__;

export const __names__Feature: Feature = {
  pages: [
    ...entryPages('/__files__', list__Names__, {
      list: async () => (await import('./__file__-list.definition')).__name__List,
      pages: async () => (await import('./__file__.form')).__name__Pages,
    }),
  ],
  menu: [
    {
      group: 'management',
      order: __order__,
      label: 'entry.__names__',
      to: '/__files__',
      icon: StarIcon,
      isVisible: always,
    },
  ],
};
