import { StarIcon } from '@quillcare/ui';
import { entryPages } from '../../shared/entries/entry.routes';
import type { Feature } from '../../shared/feature/feature';
import { always } from '../../shared/feature/visibility';

const list__Names__ = async () => (await import('../../shared/feature/operations')).list__Names__;
const create__Name__ = async () => (await import('../../shared/feature/operations')).create__Name__;
const update__Name__ = async () => (await import('../../shared/feature/operations')).update__Name__;

export const __names__Feature: Feature = {
  pages: [
    ...entryPages(
      '/__files__',
      { list: list__Names__, create: create__Name__, update: update__Name__ },
      {
        list: async () => (await import('./__file__-list.definition')).__name__List,
        pages: async () => (await import('./__file__.form')).__name__Pages,
      },
    ),
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
