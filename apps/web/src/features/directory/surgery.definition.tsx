import {
  anesthesiaType,
  complexityLevel,
  createSurgery,
  deleteSurgery,
  getSurgery,
  listSurgeries,
  procedureClass,
  restoreSurgery,
  surgeryCategory,
  surgeryInput,
  updateSurgery,
  type Surgery,
} from '@quillcare/contracts';
import { Money, SurgeriesIcon } from '@quillcare/ui';
import { FormSection } from '../../shared/forms/form.frame';
import { CheckInput, SelectInput, TextInput } from '../../shared/forms/inputs.view';
import { CountInput, MoneyInput } from '../../shared/forms/number.input';
import { optionsOf, type DirectoryDefinition } from './directory.definition';
import { directoryTexts } from './directory.texts';

const labels = {
  name: directoryTexts.name,
  description: 'Description',
  baseFeeMinor: 'Base fee',
  category: 'Category',
  procedureClass: 'Procedure class',
  estimatedDuration: 'Time in theatre',
  anesthesiaType: 'Anaesthesia',
  complexityLevel: 'Complexity',
};

const CATEGORIES = optionsOf(surgeryCategory.options, { ORTHOPEDIC: 'Orthopaedic' });
const CLASSES = optionsOf(procedureClass.options);
const wordOf = (options: { value: string; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;

function SurgeryFields() {
  return (
    <>
      <FormSection>
        <div className="wide">
          <TextInput name="name" label={labels.name} maxLength={200} />
        </div>
        <MoneyInput name="baseFeeMinor" label={labels.baseFeeMinor} help="The surgeon's fee without GST." />
        <SelectInput
          name="procedureClass"
          label={labels.procedureClass}
          help="Decides GST in new quotes."
          options={CLASSES}
        />
        <SelectInput name="category" label={labels.category} options={CATEGORIES} />
        <SelectInput
          name="complexityLevel"
          label={labels.complexityLevel}
          options={optionsOf(complexityLevel.options)}
          optional
        />
        <SelectInput
          name="anesthesiaType"
          label={labels.anesthesiaType}
          options={optionsOf(anesthesiaType.options)}
          optional
        />
        <CountInput name="estimatedDuration" label={labels.estimatedDuration} unit="minutes" optional />
        <div className="wide">
          <TextInput
            name="description"
            label={labels.description}
            help="Patients may read this."
            multiline
            maxLength={5000}
            optional
          />
        </div>
        <div className="wide">
          <CheckInput name="isActive" label={directoryTexts.isActive} />
        </div>
      </FormSection>
    </>
  );
}

export const surgeryDirectory: DirectoryDefinition<Surgery> = {
  resource: 'SURGERIES',
  path: '/surgeries',
  operations: {
    list: listSurgeries,
    get: getSurgery,
    create: createSurgery,
    update: updateSurgery,
    remove: deleteSurgery,
    restore: restoreSurgery,
  },
  schema: surgeryInput,
  emptyValues: {
    name: '',
    description: null,
    baseFeeMinor: null,
    category: 'OTHER',
    procedureClass: 'OTHER',
    estimatedDuration: null,
    anesthesiaType: null,
    complexityLevel: null,
    isActive: true,
  },
  labels,
  texts: {
    title: 'Surgeries',
    search: 'Search surgeries',
    add: 'Add surgery',
    edit: 'Edit surgery',
    empty: 'No surgeries yet.',
    emptyHint: 'Add what your doctors perform, with its base fee; quotes start from here.',
  },
  icon: <SurgeriesIcon />,
  nameOf: ({ name }) => name,
  columns: (formats) => [
    {
      field: 'category',
      headerName: labels.category,
      width: 150,
      valueFormatter: (value: string) => wordOf(CATEGORIES, value),
    },
    {
      field: 'procedureClass',
      headerName: labels.procedureClass,
      width: 150,
      valueFormatter: (value: string) => wordOf(CLASSES, value),
    },
    {
      field: 'estimatedDuration',
      headerName: labels.estimatedDuration,
      width: 140,
      align: 'right',
      headerAlign: 'right',
      cellClassName: 'tabular',
      valueFormatter: (value: number | null) => (value ? `${value} min` : '–'),
    },
    {
      field: 'baseFeeMinor',
      headerName: labels.baseFeeMinor,
      width: 140,
      align: 'right',
      headerAlign: 'right',
      renderCell: ({ row }) => (
        <Money minor={row.baseFeeMinor} currency={formats.currency} locale={formats.locale} />
      ),
    },
  ],
  secondary: ['procedureClass', 'estimatedDuration'],
  lineOf: ({ category, baseFeeMinor }, formats) => (
    <>
      {wordOf(CATEGORIES, category)} ·{' '}
      <Money minor={baseFeeMinor} currency={formats.currency} locale={formats.locale} />
    </>
  ),
  filter: { name: 'category', label: labels.category, anyLabel: directoryTexts.any, options: CATEGORIES },
  Fields: SurgeryFields,
};
