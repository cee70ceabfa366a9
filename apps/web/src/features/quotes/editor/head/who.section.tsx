import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { carePlace, listQuotes, listSurgeries, MAX_SURGERIES } from '@quillcare/contracts';
import { buildDescribedBy, FieldFrame } from '@quillcare/ui';
import { skipToken, useOperationQuery } from '../../../../shared/api/hooks';
import { useFormats } from '../../../../shared/formats/use-formats';
import { DayPicker } from '../../../../shared/forms/day-picker.view';
import { SelectBox } from '../../../../shared/forms/select-box.view';
import {
  activeOnly,
  CLIENT_SOURCE,
  DOCTOR_SOURCE,
  HOSPITAL_SOURCE,
  NEW_CLIENT,
  NEW_DOCTOR,
  NEW_HOSPITAL,
  NEW_SURGERY,
  SITE_SOURCE,
  SURGERY_SOURCE,
} from '../../../../shared/records/record-kinds';
import { RecordPicker } from '../../../../shared/records/record-picker.view';
import { useRights } from '../../../../shared/session/session.context';
import { useWords } from '../../../../shared/words/words';
import { editorWords } from '../editor.en';
import { useEditor, useEditorStore } from '../state/editor.store';
import type { QuoteHead } from '../state/editor.state';

const DOCTOR_CHOICES = activeOnly(DOCTOR_SOURCE);
const HOSPITAL_CHOICES = activeOnly(HOSPITAL_SOURCE);
const SITE_CHOICES = activeOnly(SITE_SOURCE);
const SURGERY_CHOICES = activeOnly(SURGERY_SOURCE);

export function WhoSection() {
  const t = useWords(editorWords);
  const store = useEditorStore();
  const head = useEditor((state) => state.head);
  const errors = useEditor((state) => state.errors);
  const choose = (part: Partial<QuoteHead>) => store.dispatch({ type: 'head', part });
  const [askedFor, setAskedFor] = useState('');
  usePrefillFromLastQuote(askedFor);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
        alignItems: 'start',
      }}
    >
      <RecordPicker
        id="quote-clientId"
        label={t('fields.clientId')}
        source={CLIENT_SOURCE}
        chosen={head.clientId || null}
        create={NEW_CLIENT}
        error={errors['clientId']}
        onChange={(client) => choose({ clientId: client?.id ?? '' })}
      />
      <RecordPicker
        id="quote-doctorId"
        label={t('fields.doctorId')}
        source={DOCTOR_CHOICES}
        chosen={head.doctorId || null}
        create={NEW_DOCTOR}
        error={errors['doctorId']}
        onChange={(doctor) => {
          choose({ doctorId: doctor?.id ?? '' });
          setAskedFor(doctor?.id ?? '');
        }}
      />
      <SurgeryPicker />
      <RecordPicker
        id="quote-hospitalId"
        label={t('optional', { label: t('fields.hospitalId') })}
        source={HOSPITAL_CHOICES}
        chosen={head.hospitalId}
        create={NEW_HOSPITAL}
        error={errors['hospitalId']}
        onChange={(hospital) =>
          choose({ hospitalId: hospital?.id ?? null, place: hospital ? 'HOSPITAL' : null })
        }
      />
      {head.hospitalId === null && (
        <SelectBox<NonNullable<QuoteHead['place']> | ''>
          id="quote-place"
          label={t('place.label')}
          value={head.place ?? ''}
          options={[
            { value: '', label: t('place.open') },
            ...carePlace.options.map((value) => ({ value, label: t(`place.${value}`) })),
          ]}
          onChange={(value) => choose({ place: value === '' ? null : value })}
        />
      )}
      <RecordPicker
        id="quote-siteId"
        label={t('optional', { label: t('fields.siteId') })}
        source={SITE_CHOICES}
        chosen={head.siteId}
        error={errors['siteId']}
        onChange={(site) => choose({ siteId: site?.id ?? null })}
      />
      <ValidUntilField />
    </Box>
  );
}

/** Adds a surgery, which brings all its lines. */
function SurgeryPicker() {
  const t = useWords(editorWords);
  const store = useEditorStore();
  const { allows } = useRights();
  const surgeries = useEditor(({ head }) => head.surgeries);
  const error = useEditor(
    ({ errors, rows }) => errors['surgeries'] ?? (rows.length === 0 ? errors['lines'] : undefined),
  );
  if (!allows(listSurgeries) || surgeries.length >= MAX_SURGERIES) return null;
  return (
    <RecordPicker
      id="quote-surgeries"
      label={t('fields.surgeries')}
      placeholder={surgeries.length > 0 ? t('surgery.another') : t('surgery.add')}
      source={SURGERY_CHOICES}
      chosen={null}
      isForSeveral
      create={NEW_SURGERY}
      error={error}
      onChange={(picked) => {
        const isThere = surgeries.some(({ surgeryId }) => surgeryId === picked?.id);
        if (!picked || isThere) return;
        const added = { surgeryId: picked.id, side: 'NOT_APPLICABLE', optionIds: null } as const;
        store.dispatch({ type: 'head', part: { surgeries: [...surgeries, added] } });
      }}
    />
  );
}

/** Last day on which the patient can accept. */
function ValidUntilField() {
  const t = useWords(editorWords);
  const id = 'quote-validUntil';
  const store = useEditorStore();
  const formats = useFormats();
  const value = useEditor(({ head }) => head.validUntil);
  const error = useEditor(({ errors }) => errors['validUntil']);
  return (
    <FieldFrame id={id} label={t('fields.validUntil')} error={error}>
      <DayPicker
        id={id}
        value={value || null}
        min={formats.today()}
        onChange={(date) => store.dispatch({ type: 'head', part: { validUntil: date ?? '' } })}
        isInvalid={Boolean(error)}
        describedBy={buildDescribedBy(id, { error })}
      />
    </FieldFrame>
  );
}

/**
 * When a doctor is chosen, prefills the hospital of that doctor's last quote, and its site if none is set, unless a place has
 * already been chosen. Both can be changed as usual.
 */
function usePrefillFromLastQuote(doctorId: string): void {
  const store = useEditorStore();
  const { currentData } = useOperationQuery(
    listQuotes,
    doctorId === '' ? skipToken : { query: { doctorId, limit: 1, sort: '-createdAt' } },
  );
  const last = currentData?.items[0];
  useEffect(() => {
    const { head } = store.getState();
    if (!last || head.doctorId !== doctorId || head.hospitalId !== null || head.place !== null) return;
    const { hospitalId, siteId } = last;
    if (hospitalId !== null) store.dispatch({ type: 'prefilled', part: { hospitalId, place: 'HOSPITAL' } });
    if (siteId !== null && head.siteId === null) store.dispatch({ type: 'prefilled', part: { siteId } });
  }, [last, doctorId, store]);
}
