import { OptionsIcon } from '@quillcare/ui';
import { entryPages, loadRight } from '../../shared/entries/entry.routes';
import type { Feature } from '../../shared/feature/feature';
import { isAdmin } from '../../shared/feature/visibility';

const optionLists = async () => (await import('../../shared/feature/operations')).optionLists;

const PATH = '/admin/option-lists';

export const optionListsFeature: Feature = {
  pages: entryPages(PATH, optionLists, {
    list: async () => (await import('./option-list-list.definition')).optionListList,
    pages: async () => (await import('./option-list.form')).optionListPages,
  }),
  entries: [
    {
      to: PATH,
      label: 'entry.optionLists',
      icon: OptionsIcon,
      menu: { group: 'management', order: 36, isVisible: isAdmin },
      tool: {
        group: 'practice',
        order: 42,
        does: 'tool.optionLists',
        right: loadRight(optionLists, 'create'),
      },
    },
  ],
};
