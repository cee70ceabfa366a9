import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { createClient, listSites } from '@quillcare/contracts';
import { skipToken, useOperationQuery } from '../../../../shared/api/hooks';
import { useRights } from '../../../../shared/session/session.context';
import { useWords } from '../../../../shared/words/words';
import { editorWords } from '../editor.en';
import { useEditor, useEditorStore } from '../state/editor.store';
import type { Head } from '../state/editor.state';
import { SurgeryPicker } from './surgery.input';
import { ValidUntilField } from './valid-until.input';
import { NewClientDialog } from './new-client.dialog';
import {
  useChosenClient,
  useChosenDoctor,
  useChosenHospital,
  useChosenSite,
  useClientMatches,
  useDoctorMatches,
  useHospitalMatches,
  useSiteMatches,
} from './record-matches';
import { RecordPicker } from './record-picker.view';

/** An error of one of the head's fields. */
export function useHeadError(field: keyof Head): string | undefined {
  return useEditor(({ errors }) => errors[field]);
}

/** Client, doctor, surgery, place and validity. */
export function WhoSection() {
  const t = useWords(editorWords);
  const store = useEditorStore();
  const head = useEditor((state) => state.head);
  const choose = (part: Partial<Head>) => store.dispatch({ type: 'head', part });
  useDefaultSite();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
        alignItems: 'start',
      }}
    >
      <ClientPicker />
      <RecordPicker
        id="quote-doctorId"
        label={t('fields.doctorId')}
        value={useChosenDoctor(head.doctorId)}
        useMatches={useDoctorMatches}
        error={useHeadError('doctorId')}
        onChange={(doctor) => choose({ doctorId: doctor?.id ?? '' })}
      />
      <SurgeryPicker />
      <RecordPicker
        id="quote-hospitalId"
        label={t('optional', { label: t('fields.hospitalId') })}
        value={useChosenHospital(head.hospitalId)}
        useMatches={useHospitalMatches}
        error={useHeadError('hospitalId')}
        onChange={(hospital) => choose({ hospitalId: hospital?.id ?? null })}
      />
      <RecordPicker
        id="quote-siteId"
        label={t('optional', { label: t('fields.siteId') })}
        value={useChosenSite(head.siteId)}
        useMatches={useSiteMatches}
        error={useHeadError('siteId')}
        onChange={(site) => choose({ siteId: site?.id ?? null })}
      />
      <ValidUntilField />
    </Box>
  );
}

function ClientPicker() {
  const t = useWords(editorWords);
  const store = useEditorStore();
  const { allows } = useRights();
  const clientId = useEditor((state) => state.head.clientId);
  const [typed, setTyped] = useState<string | null>(null);
  const choose = (id: string) => store.dispatch({ type: 'head', part: { clientId: id } });
  return (
    <>
      <RecordPicker
        id="quote-clientId"
        label={t('fields.clientId')}
        value={useChosenClient(clientId)}
        useMatches={useClientMatches}
        error={useHeadError('clientId')}
        onChange={(client) => choose(client?.id ?? '')}
        onCreate={allows(createClient) ? setTyped : undefined}
      />
      {typed !== null && (
        <NewClientDialog
          typed={typed}
          onClose={() => setTyped(null)}
          onCreated={(client) => {
            choose(client.id);
            setTyped(null);
          }}
        />
      )}
    </>
  );
}

/** A new quote starts with the practice's default site. */
function useDefaultSite(): void {
  const store = useEditorStore();
  const isUntouched = useEditor(
    ({ head, past }) => head.siteId === null && past.length === 0 && head.doctorId === '',
  );
  const { data } = useOperationQuery(
    listSites,
    isUntouched ? { query: { isActive: 'true', limit: 50 } } : skipToken,
  );
  const siteId = data?.items.find(({ isDefault }) => isDefault)?.id;
  useEffect(() => {
    if (isUntouched && siteId) store.dispatch({ type: 'values', values: { siteId } });
  }, [isUntouched, siteId, store]);
}
