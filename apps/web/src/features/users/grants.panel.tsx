import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { z } from 'zod';
import {
  getUserGrants,
  type UserGrants,
  action,
  RESOURCES,
  setUserGrants,
  type Action,
  type Resource,
} from '@quillcare/contracts';
import { Panel } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { defineForm } from '../../shared/forms/record/form.definition';
import type { Values } from '../../shared/forms/record/merge';
import { RecordFrame } from '../../shared/forms/record/record.frame';
import { useRecordForm, useRecordValues } from '../../shared/forms/record/use-record-form';
import { SubmitButton } from '../../shared/forms/submit-button.view';
import { Loaded } from '../../shared/loading/loaded.view';
import { useWords, word } from '../../shared/words/words';
import { grantWords } from './grant.en';
import { findChangedResources, sortActions, type OwnGrants } from './grants-matrix';
import { GrantsTable } from './grants-table.view';

/** Explicit actions for a resource. Null if the role decides. */
const actionsSchema = z.array(action).nullable();

/** Each resource is a separate field, so that a colleague's change to another one is kept. */
const grantsForm = defineForm({
  name: 'user-grants',
  words: grantWords,
  schema: z.strictObject(mapResources(() => actionsSchema)),
  operations: { get: getUserGrants, update: setUserGrants },
  nameOf: ({ name }) => name,
  titles: { saved: 'saved', failed: 'saveFailed' },
  valuesOf: ({ grants }) => toGrantValues(grants),
  // The operation replaces all rights; the grants' own version protects concurrent changes.
  bodyOf: (_changes, all) => ({ grants: toOwnGrants(all) }),
  fields: mapResources(() => ({ show: formatActions })),
});

export function GrantsPanel({ personId, isReadOnly }: { personId: string; isReadOnly: boolean }) {
  const t = useWords(grantWords);
  const request = useOperationQuery(getUserGrants, { params: { id: personId } });
  return (
    <Panel title={t('title')} hint={isReadOnly ? undefined : t('intro')}>
      <Loaded request={request} failed={t('failed')} skeleton={420}>
        {(stored) =>
          isReadOnly ? (
            <GrantsTable {...stored} changed={[]} isReadOnly onChange={() => {}} />
          ) : (
            <GrantsEditor key={stored.id} stored={stored} />
          )
        }
      </Loaded>
    </Panel>
  );
}

function GrantsEditor({ stored }: { stored: UserGrants }) {
  const t = useWords(grantWords);
  const recordForm = useRecordForm({ definition: grantsForm, record: stored });
  const grants = toOwnGrants(useRecordValues(recordForm));
  const changed = findChangedResources(stored.grants, grants);
  return (
    <RecordFrame recordForm={recordForm} label={t('title')}>
      <GrantsTable
        grants={grants}
        defaults={stored.defaults}
        grantable={stored.grantable}
        changed={changed}
        isReadOnly={false}
        onChange={(next) => recordForm.setValues(toGrantValues(next))}
      />
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', mt: 2 }}>
        <Typography color="textSecondary" role="status" sx={{ flex: 1, minWidth: 180 }}>
          {changed.length > 0 ? t('unsaved', { count: changed.length }) : ''}
        </Typography>
        {changed.length > 0 && (
          <Button onClick={() => recordForm.setValues(toGrantValues(stored.grants))}>{t('undo')}</Button>
        )}
        <SubmitButton label={t('save')} busyLabel={t('saving')} isSubmitting={recordForm.isSubmitting} />
      </Box>
    </RecordFrame>
  );
}

function mapResources<T>(value: (resource: Resource) => T): Record<Resource, T> {
  return Object.fromEntries(RESOURCES.map((resource) => [resource, value(resource)])) as Record<Resource, T>;
}

/** Converts explicit grants to form values. */
function toGrantValues(grants: OwnGrants): Record<Resource, Action[] | null> {
  return mapResources((resource) => {
    const actions = grants[resource];
    return actions ? sortActions(actions) : null;
  });
}

/** Converts form values to the contract's format. */
function toOwnGrants(values: Values): OwnGrants {
  return Object.fromEntries(Object.entries(values).filter(([, actions]) => actions !== null)) as OwnGrants;
}

function formatActions(value: unknown): string {
  const actions = actionsSchema.parse(value ?? null);
  if (actions === null) return word(grantWords, 'fromRole');
  if (actions.length === 0) return word(grantWords, 'nothing');
  return actions.map((one) => word(grantWords, `actions.${one}`)).join(', ');
}
