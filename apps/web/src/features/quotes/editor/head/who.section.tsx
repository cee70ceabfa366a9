import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { listQuotes, listSites } from '@quillcare/contracts';
import { skipToken, useOperationQuery } from '../../../../shared/api/hooks';
import {
  active,
  CLIENTS,
  DOCTORS,
  HOSPITALS,
  NEW_CLIENT,
  NEW_DOCTOR,
  NEW_HOSPITAL,
  SITES,
} from '../../../../shared/records/record-kinds';
import { RecordPicker } from '../../../../shared/records/record-picker.view';
import { useSession } from '../../../../shared/session/session.context';
import { useWords } from '../../../../shared/words/words';
import { editorWords } from '../editor.en';
import { useEditor, useEditorStore } from '../state/editor.store';
import type { Head } from '../state/editor.state';
import { PlaceField } from './place.input';
import { SurgeryPicker } from './surgery.input';
import { ValidUntilField } from './valid-until.input';

const [DOCTOR_CHOICES, HOSPITAL_CHOICES, SITE_CHOICES] = [active(DOCTORS), active(HOSPITALS), active(SITES)];

export function useHeadError(field: keyof Head): string | undefined {
  return useEditor(({ errors }) => errors[field]);
}

export function WhoSection() {
  const t = useWords(editorWords);
  const store = useEditorStore();
  const head = useEditor((state) => state.head);
  const choose = (part: Partial<Head>) => store.dispatch({ type: 'head', part });
  const [askedFor, setAskedFor] = useState('');
  useDefaultSite();
  useDoctorsPlaces(askedFor);
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
        source={CLIENTS}
        chosen={head.clientId || null}
        create={NEW_CLIENT}
        error={useHeadError('clientId')}
        onChange={(client) => choose({ clientId: client?.id ?? '' })}
      />
      <RecordPicker
        id="quote-doctorId"
        label={t('fields.doctorId')}
        source={DOCTOR_CHOICES}
        chosen={head.doctorId || null}
        create={NEW_DOCTOR}
        error={useHeadError('doctorId')}
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
        error={useHeadError('hospitalId')}
        onChange={(hospital) =>
          choose({ hospitalId: hospital?.id ?? null, place: hospital ? 'HOSPITAL' : null })
        }
      />
      {head.hospitalId === null && <PlaceField place={head.place} onChange={(place) => choose({ place })} />}
      <RecordPicker
        id="quote-siteId"
        label={t('optional', { label: t('fields.siteId') })}
        source={SITE_CHOICES}
        chosen={head.siteId}
        error={useHeadError('siteId')}
        onChange={(site) => choose({ siteId: site?.id ?? null })}
      />
      <ValidUntilField />
    </Box>
  );
}

/** Prefills a new quote with the user's usual site, or the practice's default site. */
function useDefaultSite(): void {
  const store = useEditorStore();
  const { user } = useSession();
  const isUntouched = useEditor(
    ({ head, past }) => head.siteId === null && past.length === 0 && head.doctorId === '',
  );
  const { data } = useOperationQuery(
    listSites,
    isUntouched ? { query: { isActive: 'true', limit: 50 } } : skipToken,
  );
  const own = data?.items.find(({ id }) => id === user.usualSiteId);
  const siteId = (own ?? data?.items.find(({ isDefault }) => isDefault))?.id;
  useEffect(() => {
    if (isUntouched && siteId) store.dispatch({ type: 'values', values: { siteId } });
  }, [isUntouched, siteId, store]);
}

/**
 * When a doctor is chosen, prefills the hospital of that doctor's last quote, and its site if none is set, unless a place has
 * already been chosen. Both can be changed as usual.
 */
function useDoctorsPlaces(doctorId: string): void {
  const store = useEditorStore();
  const { data } = useOperationQuery(
    listQuotes,
    doctorId === '' ? skipToken : { query: { doctorId, limit: 1, sort: '-createdAt' } },
  );
  const last = data?.items[0];
  useEffect(() => {
    const { head } = store.getState();
    if (!last || head.doctorId !== doctorId || head.hospitalId !== null || head.place !== null) return;
    const { hospitalId, siteId } = last;
    if (hospitalId !== null) store.dispatch({ type: 'values', values: { hospitalId, place: 'HOSPITAL' } });
    if (siteId !== null && head.siteId === null) store.dispatch({ type: 'values', values: { siteId } });
  }, [last, doctorId, store]);
}
