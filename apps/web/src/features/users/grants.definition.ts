import { z } from 'zod';
import {
  action,
  getUserGrants,
  RESOURCES,
  setUserGrants,
  type Action,
  type Resource,
} from '@quillcare/contracts';
import { defineForm } from '../../shared/forms/record/form.definition';
import type { Values } from '../../shared/forms/record/merge';
import { word } from '../../shared/words/words';
import { grantWords } from './grant.en';
import { ordered, type OwnGrants } from './grants-matrix';

/** Explicit actions for a resource. Null if the role decides. */
const row = z.array(action).nullable();

function eachResource<T>(value: (resource: Resource) => T): Record<Resource, T> {
  return Object.fromEntries(RESOURCES.map((resource) => [resource, value(resource)])) as Record<Resource, T>;
}

/** Each resource is a separate field, so that a colleague's change to another one is kept. */
export const grantsForm = defineForm({
  name: 'user-grants',
  words: grantWords,
  schema: z.strictObject(eachResource(() => row)),
  operations: { get: getUserGrants, update: setUserGrants },
  nameOf: ({ name }) => name,
  titles: { saved: 'saved', failed: 'saveFailed' },
  valuesOf: ({ grants }) => valuesOfGrants(grants),
  // The operation replaces all rights; the grants' own version protects concurrent changes.
  bodyOf: (_changes, all) => ({ grants: grantsOfValues(all) }),
  fields: eachResource(() => ({ show: inWords })),
});

/** Converts explicit grants to form values. */
export function valuesOfGrants(grants: OwnGrants): Record<Resource, Action[] | null> {
  return eachResource((resource) => {
    const actions = grants[resource];
    return actions ? ordered(actions) : null;
  });
}

/** Converts form values to the contract's format. */
export function grantsOfValues(values: Values): OwnGrants {
  return Object.fromEntries(Object.entries(values).filter(([, actions]) => actions !== null)) as OwnGrants;
}

function inWords(value: unknown): string {
  const actions = row.parse(value ?? null);
  if (actions === null) return word(grantWords, 'fromRole');
  if (actions.length === 0) return word(grantWords, 'nothing');
  return actions.map((one) => word(grantWords, `actions.${one}`)).join(', ');
}
