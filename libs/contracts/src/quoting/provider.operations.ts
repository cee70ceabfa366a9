import { z } from 'zod';
import { field } from '../core/field';
import { booleanFilter } from '../core/list';
import { resource } from '../core/resource';

/** The role of a provider other than the surgeon. */
export const providerKind = z.enum(['ASSISTANT', 'ANAESTHETIST', 'OTHER']);
export type ProviderKind = z.infer<typeof providerKind>;

/**
 * How a provider usually charges: a fixed amount, a share of the surgeon's fee (assistants), or base and time units at the
 * provider's own rate (anaesthetists). NONE if the fee is asked each time.
 */
export const providerFeeBasis = z.enum(['NONE', 'FIXED', 'SHARE_OF_SURGEON', 'UNITS']);
export type ProviderFeeBasis = z.infer<typeof providerFeeBasis>;

/** Assistants, anaesthetists and others who appear on the practice's quotes without being its doctors. */
export const providers = resource({
  service: 'quoting',
  name: 'Provider',
  plural: 'Providers',
  needs: 'DOCTORS',
  unique: { field: 'name', message: 'A provider with this name and kind already exists' },
  order: ['name'],
  search: ['name', 'email', 'phone', 'providerNumber'],
  dependants: ['SurgeryCase', 'SurgeryConfiguration', 'Surgery'],
  summaries: {
    list: "List assistants, anaesthetists and other providers who are not the practice's doctors",
  },
  list: {
    sorts: ['name', 'createdAt'],
    filters: { isActive: booleanFilter.optional(), kind: providerKind.optional() },
  },
  fields: {
    name: field.name(),
    kind: field.choice(providerKind, 'ANAESTHETIST'),
    phone: field.optionalText(40),
    email: field.optionalEmail(),
    /** Medicare provider number for the location, shown on quotes. */
    providerNumber: field.optionalText(20),
    feeBasis: field.choice(providerFeeBasis, 'NONE'),
    /** The amount, or the rate per unit, in minor units. Null if the basis has none. */
    feeMinor: field.of(
      z
        .number()
        .int()
        .min(1, 'Please enter a valid number')
        .max(100_000_000)
        .nullish()
        .transform((value) => value ?? null),
      z.number().int().nullable(),
    ),
    /** Share of the surgeon's fee in basis points (2000 = 20 %). Null if the basis has none. */
    shareBasisPoints: field.optionalCount(10_000),
    isActive: field.flag(true),
  },
  operations: ['list', 'get', 'create', 'update', 'remove', 'restore'],
});

export const {
  list: listProviders,
  get: getProvider,
  create: createProvider,
  update: updateProvider,
  dependants: getProviderDependants,
  remove: deleteProvider,
  restore: restoreProvider,
} = providers.operations;

export const ProviderChanged = providers.events.updated;

export const { input: providerInput, record: provider, detail: providerDetail } = providers;
export type Provider = z.infer<typeof provider>;
export type ProviderInput = z.infer<typeof providerInput>;
