import { StarIcon } from '@quillcare/ui';
import { plainEntryPages } from '../../shared/entries/entry.routes';
import type { Feature } from '../../shared/feature/feature';
import { isActiveUser } from '../../shared/feature/visibility';

const __names__ = async () => (await import('../../shared/feature/operations')).__names__;

export const __names__Feature: Feature = {
  pages: [
    ...plainEntryPages('/__files__', __names__, async () => (await import('./__file__.en')).__name__Words),
  ],
  entries: [
    {
      to: '/__files__',
      label: { name: '__ManyWords__' },
      icon: StarIcon,
      menu: { group: 'management', order: __order__, isVisible: isActiveUser },
    },
  ],
};
