import { useFormContext } from 'react-hook-form';
import type { ChecklistTemplateItem } from '@quillcare/contracts';
import { useOrderedRows } from '../../shared/forms/rows/use-ordered-rows';
import { useWords } from '../../shared/words/words';
import { templateWords } from './case-checklist-template.en';

const NEW_ITEM = {
  id: null,
  title: '',
  kind: 'OTHER',
  days: 7,
  ownerRole: null,
  ownerId: null,
  procedureClass: null,
  surgeryId: null,
} as const;

export function useItemRows() {
  const t = useWords(templateWords);
  const { getValues } = useFormContext();
  return useOrderedRows({
    name: 'items',
    first: 'title',
    addButton: 'add-item',
    newRow: () => ({ ...NEW_ITEM }),
    nameAt: (at) =>
      (getValues(`items.${at}`) as ChecklistTemplateItem).title || t('rows.noun', { place: at + 1 }),
    moved: (name, place, count) => t('rows.moved', { name, place, count }),
    removed: (name) => t('rows.removed', { name }),
  });
}
