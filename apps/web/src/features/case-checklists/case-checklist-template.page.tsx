import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useFormContext } from 'react-hook-form';
import {
  getCaseChecklistTemplate,
  caseChecklistTemplate,
  type CaseChecklistTemplate,
  type ChecklistTemplateItem,
  MAX_CHECKLIST_ITEMS,
} from '@quillcare/contracts';
import { PageHeader, PlusIcon } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { FormSection, useFieldId } from '../../shared/forms/form.frame';
import { Field } from '../../shared/forms/record/fields.view';
import { defineSettings, SettingsForm } from '../../shared/forms/record/settings.form';
import { RowButtons } from '../../shared/forms/rows/row-buttons.view';
import { RowCard, type RowDrag } from '../../shared/forms/rows/row-card.view';
import { RowList } from '../../shared/forms/rows/row-list.view';
import { useOrderedRows } from '../../shared/forms/rows/use-ordered-rows';
import { Loaded } from '../../shared/loading/loaded.view';
import { BackLink } from '../../shared/navigation/back-link.view';
import { useWords, lookUp, word } from '../../shared/words/words';
import { ApplyTemplatePanel } from './apply-template.panel';
import { templateWords } from './case-checklist-template.en';
import { ItemFields } from './item-fields.view';

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

const caseChecklistForm = defineSettings({
  name: 'case-checklist-template',
  words: templateWords,
  schema: caseChecklistTemplate.input,
  operations: caseChecklistTemplate,
  valuesOf: ({ items }) => ({ items }),
  fields: { items: { wide: true, control: ItemRowsInput, show: formatItems } },
  rowLabel,
});

/** The checklist template for new surgery cases. */
export function CaseChecklistTemplatePage() {
  const t = useWords(templateWords);
  const request = useOperationQuery(getCaseChecklistTemplate, {});
  return (
    <Box sx={{ maxWidth: 1040 }}>
      <PageHeader
        title={t('title')}
        subtitle={request.currentData?.version === 0 ? t('never') : undefined}
        back={<BackLink to="/admin">{t('back')}</BackLink>}
      />
      <Loaded request={request} failed={t('failed')} skeleton={640}>
        {(template) => (
          <>
            <TemplateForm template={template} />
            <ApplyTemplatePanel />
          </>
        )}
      </Loaded>
    </Box>
  );
}

function TemplateForm({ template }: { template: CaseChecklistTemplate }) {
  const t = useWords(templateWords);
  return (
    <SettingsForm form={caseChecklistForm} settings={template}>
      <FormSection title={t('fields.items')}>
        <Field name="items" />
      </FormSection>
    </SettingsForm>
  );
}

/** Formats the items for the conflict dialog: "Deposit received (14 days before); Wound check (10 days after)". */
function formatItems(value: unknown): string {
  return (value as ChecklistTemplateItem[])
    .map(({ title, kind, days: count }) =>
      word(templateWords, kind === 'POST_OP' ? 'after' : 'before', { title, count }),
    )
    .join('; ');
}

/** Returns the label of a field within a row, such as "Item 2, days". Undefined if the row has no such field. */
function rowLabel(path: string): string | undefined {
  const [, at, field] = /^items\.(\d+)\.(\w+)$/.exec(path) ?? [];
  const label = field === undefined ? undefined : lookUp(templateWords, `item.${field}`);
  return label && word(templateWords, 'rows.field', { place: Number(at) + 1, field: label.toLowerCase() });
}

/** The checklist's items as rows that can be reordered by mouse, touch or keyboard. */
function ItemRowsInput() {
  const t = useWords(templateWords);
  const rows = useItemRows();
  const id = useFieldId('items');
  const addId = useFieldId('add-item');
  return (
    <Box id={id} tabIndex={-1} role="group" aria-label={t('fields.items')} sx={{ outline: 'none' }}>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {t(rows.keys.length > 0 ? 'hint' : 'rows.none')}
      </Typography>
      <RowList name="items" keys={rows.keys} onMove={rows.move}>
        {(index, drag) => <ItemCard {...{ drag, index, rows }} />}
      </RowList>
      {rows.keys.length < MAX_CHECKLIST_ITEMS && (
        <Button id={addId} variant="outlined" startIcon={<PlusIcon />} onClick={rows.add}>
          {t('rows.add')}
        </Button>
      )}
      <Box role="status" sx={visuallyHidden}>
        {rows.told}
      </Box>
    </Box>
  );
}

interface ItemCardProps {
  drag: RowDrag;
  index: number;
  rows: ReturnType<typeof useItemRows>;
}

function ItemCard({ drag, index, rows }: ItemCardProps) {
  const t = useWords(templateWords);
  const name = rows.nameAt(index);
  return (
    <RowCard
      {...drag}
      label={t('rows.noun', { place: index + 1 })}
      onMove={(step) => rows.move(index, index + step, 'title')}
      buttons={
        <RowButtons
          at={`items.${index}`}
          labels={{
            up: t('rows.up', { name }),
            down: t('rows.down', { name }),
            remove: t('rows.remove', { name }),
          }}
          isFirst={index === 0}
          isLast={index === rows.keys.length - 1}
          onMove={(step, button) => rows.move(index, index + step, button)}
          onRemove={() => rows.remove(index)}
        />
      }
    >
      <ItemFields index={index} />
    </RowCard>
  );
}

function useItemRows() {
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
