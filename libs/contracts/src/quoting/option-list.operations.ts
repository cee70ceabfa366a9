import { OPTION_CATEGORIES } from '@quillcare/rules';
import { z } from 'zod';
import { field } from '../core/field';
import { booleanFilter } from '../core/list';
import { ADMINS } from '../core/permissions';
import { id, optionalText, text } from '../core/primitives';
import { resource } from '../core/resource';
import { surgerySide } from './directory.schemas';
import { lineKind } from './pricing.schemas';

export const optionCategory = z.enum(OPTION_CATEGORIES);

/** Whether exactly one option of a list is chosen, or any number. */
export const optionChoice = z.enum(['ONE', 'SEVERAL']);

// The limits are checked by `optionGroupProblems` in the rules, with a message for each.
const integer = z
  .number({
    error: ({ input }) => (input == null ? 'This field is required' : 'Please enter a valid number'),
  })
  .int('Please enter a valid number');

/** The effect of an option on a fee; see `OptionFee` in the rules. */
export const optionFee = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('FIXED'), amountMinor: integer }),
  z.strictObject({ type: z.literal('PERCENTAGE'), basisPoints: integer }),
  // × 0 would make the surgery free.
  z.strictObject({
    type: z.literal('MULTIPLIER'),
    basisPoints: integer.min(1, 'Please enter a number above 0'),
  }),
]);

export const MAX_OPTIONS = 50;

const optionFields = {
  name: text(120),
  fee: optionFee,
  appliesTo: z.array(lineKind).max(lineKind.options.length),
  /** Limits it to the surgery's implant with this name. Null applies it to all of them. */
  onlyItem: optionalText(200),
  side: surgerySide.nullish().transform((side) => side ?? null),
  isDefault: z.boolean().default(false),
  isActive: z.boolean().default(true),
};

/** An option as entered. Without an id it is a new one. */
export const optionInput = z.strictObject({
  id: id.nullish().transform((value) => value ?? null),
  ...optionFields,
});

export const listedOption = z.object({
  id,
  name: z.string(),
  fee: optionFee,
  appliesTo: z.array(lineKind),
  onlyItem: z.string().nullable().default(null),
  side: surgerySide.nullable(),
  isDefault: z.boolean(),
  isActive: z.boolean(),
});

/** Choices that change the price of a surgery, in display order. Everyone who prices quotes may read them. */
export const optionLists = resource({
  service: 'quoting',
  name: 'OptionList',
  plural: 'OptionLists',
  needs: { read: { resource: 'SURGERIES', action: 'READ' }, change: { roles: ADMINS } },
  unique: { field: 'name', message: 'An option list with this name already exists' },
  order: ['name'],
  search: ['name'],
  /** The surgeries that use the list, and drafts with one of its options. */
  dependants: ['SurgeryConfiguration', 'Surgery', 'Quote'],
  list: {
    sorts: ['name', 'createdAt'],
    filters: { isActive: booleanFilter.optional(), category: optionCategory.optional() },
  },
  fields: {
    name: field.text(120),
    category: field.choice(optionCategory, 'CUSTOM'),
    choose: field.choice(optionChoice, 'ONE'),
    patientChooses: field.flag(false),
    isActive: field.flag(true),
    options: field.of(
      z.array(optionInput).min(1, 'Please add at least one option').max(MAX_OPTIONS),
      z.array(listedOption),
    ),
  },
  operations: ['list', 'get', 'create', 'update', 'remove', 'restore'],
});

export const {
  list: listOptionLists,
  get: getOptionList,
  create: createOptionList,
  update: updateOptionList,
  dependants: getOptionListDependants,
  remove: deleteOptionList,
  restore: restoreOptionList,
} = optionLists.operations;

export const OptionListChanged = optionLists.events.updated;

export const { input: optionListInput, record: optionList, detail: optionListDetail } = optionLists;
export type OptionList = z.infer<typeof optionList>;
export type OptionListInput = z.infer<typeof optionListInput>;
export type OptionInput = z.infer<typeof optionInput>;
export type ListedOption = z.infer<typeof listedOption>;
