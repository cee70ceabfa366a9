import { z } from 'zod';
import { COUNTS_DEADLINE_MS, organisationIdsBody } from '../core/counts';
import { field } from '../core/field';
import { booleanFilter } from '../core/list';
import { query } from '../core/operation';
import { resource } from '../core/resource';
import { id } from '../core/primitives';
import { decidedClass, procedureClass } from './directory.schemas';
import {
  billedBy,
  chosenSurgery,
  feeBasis,
  gstTreatment,
  lineKind,
  MAX_SURGERIES,
  surgeryChoice,
} from './pricing.schemas';
import { MAX_LINES, quoteInput, quoteLineInput } from './quote.schemas';

const templateLines = z.array(quoteLineInput).max(MAX_LINES, 'This field is too long');
const templateSurgeries = z.array(surgeryChoice).max(MAX_SURGERIES, 'This field is too long');
const minorAmount = z.number().int().nullable();

/** A template line, stored as entered so that it can be sent with a new quote unchanged. */
export const templateLine = z.object({
  key: z.string().nullable(),
  kind: lineKind,
  surgeryId: id.nullable(),
  description: z.string(),
  providerName: z.string().nullable(),
  billedBy,
  basis: feeBasis,
  quantity: z.number(),
  unitFeeMinor: minorAmount,
  discountMinor: z.number().int(),
  discountBasisPoints: minorAmount,
  procedureClass: decidedClass.nullish(),
  gstTreatment: gstTreatment.nullable(),
  mbsItem: z.string().nullable(),
  medicareBenefitMinor: minorAmount,
  fundBenefitMinor: minorAmount,
  optionIds: z.array(id).nullish(),
});

/** A starting point for new quotes: lines, surgeries and texts, without people. Shared templates belong to the practice. */
export const quoteTemplates = resource({
  service: 'quoting',
  name: 'QuoteTemplate',
  plural: 'QuoteTemplates',
  needs: 'QUOTES',
  unique: { field: 'name', message: 'A template with this name already exists' },
  order: ['name'],
  search: ['name', 'description'],
  planLimit: 'templates',
  list: { sorts: ['name', 'createdAt'], filters: { isShared: booleanFilter.optional() } },
  fields: {
    name: field.text(200),
    description: field.optionalText(500),
    procedureClass: field.choice(procedureClass, 'OTHER'),
    surgeries: field.withDefault(templateSurgeries, z.array(chosenSurgery), []),
    lines: field.withDefault(templateLines, z.array(templateLine), []),
    notesToPatient: field.of(quoteInput.shape.notesToPatient, z.string().nullable()),
    /** Whether everybody in the practice may use it, or only its creator. */
    isShared: field.flag(true),
  },
  operations: ['list', 'get', 'create', 'update', 'remove', 'restore'],
});

export const {
  list: listQuoteTemplates,
  get: getQuoteTemplate,
  create: createQuoteTemplate,
  update: updateQuoteTemplate,
  remove: deleteQuoteTemplate,
  restore: restoreQuoteTemplate,
} = quoteTemplates.operations;

/** Counts a practice's templates, up to `TOTAL_CAP`, for the usage of its plan. */
export const countQuoteTemplates = query({
  name: 'quoting.countQuoteTemplates',
  summary: 'Count the quote templates of organisations',
  http: null,
  permission: 'internal',
  body: organisationIdsBody,
  result: z.object({ items: z.array(z.object({ organisationId: id, templates: z.number().int() })) }),
  deadlineMs: COUNTS_DEADLINE_MS,
});

export const QuoteTemplateChanged = quoteTemplates.events.updated;

export type QuoteTemplate = z.infer<typeof quoteTemplates.record>;
export type QuoteTemplateInput = z.infer<typeof quoteTemplates.input>;
