import { z } from 'zod';
import { FIGURES_DEADLINE_MS, ofOrganisations } from '../core/counts';
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
  SURGERIES_LIMIT,
  surgeryChoice,
} from './pricing.schemas';
import { LINES_LIMIT, quoteInput, quoteLineInput } from './quote.schemas';

const lines = z.array(quoteLineInput).max(LINES_LIMIT, 'This field is too long');
const surgeries = z.array(surgeryChoice).max(SURGERIES_LIMIT, 'This field is too long');
const minor = z.number().int().nullable();

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
  unitFeeMinor: minor,
  discountMinor: z.number().int(),
  discountBasisPoints: minor,
  procedureClass: decidedClass.nullish(),
  gstTreatment: gstTreatment.nullable(),
  mbsItem: z.string().nullable(),
  medicareBenefitMinor: minor,
  fundBenefitMinor: minor,
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
    surgeries: field.withDefault(surgeries, z.array(chosenSurgery), []),
    lines: field.withDefault(lines, z.array(templateLine), []),
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
  body: ofOrganisations,
  result: z.object({ items: z.array(z.object({ organisationId: id, templates: z.number().int() })) }),
  deadlineMs: FIGURES_DEADLINE_MS,
});

export const QuoteTemplateChanged = quoteTemplates.events.updated;

export type QuoteTemplate = z.infer<typeof quoteTemplates.record>;
export type QuoteTemplateInput = z.infer<typeof quoteTemplates.input>;
