import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  getBookingDetails,
  getBookingForm,
  saveBookingForm,
  updateBookingDetails,
  type BookingDetails,
  type SurgeryCase,
} from '@quillcare/contracts';
import { DownloadIcon, FactList, Muted, Panel } from '@quillcare/ui';
import { fetchFile } from '../../shared/files/download-file';
import { saveFile } from '../../shared/files/save-file';
import { useOperationMutation, useOperationQuery } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { Loaded } from '../../shared/loading/loaded.view';
import { useRights } from '../../shared/session/session.context';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords } from '../../shared/words/words';
import { BookingDetailsForm } from './booking-details.form';
import { bookingFormWords } from './booking-form.en';

/** The hospital's booking form: the details added to the case, what is still missing, and the form itself. */
export function BookingFormPanel({ surgeryCase }: { surgeryCase: SurgeryCase }) {
  const t = useWords(bookingFormWords);
  const { allows } = useRights();
  const [isEditing, setEditing] = useState(false);
  const request = useOperationQuery(getBookingDetails, { params: { id: surgeryCase.id } });
  const isRefused = request.error?.code === 'CLINICAL_ONLY';
  const mayEdit = allows(updateBookingDetails) && !isEditing && !isRefused;
  if (isRefused)
    return (
      <Panel title={t('title')}>
        <Typography color="textSecondary">{t('clinicalOnly')}</Typography>
      </Panel>
    );
  return (
    <Panel
      title={t('title')}
      hint={t('hint')}
      action={
        mayEdit && (
          <Button size="small" onClick={() => setEditing(true)}>
            {t('edit')}
          </Button>
        )
      }
    >
      <Loaded request={request} failed={t('failed')} skeleton={160}>
        {(details) =>
          isEditing ? (
            <BookingDetailsForm details={details} onClose={() => setEditing(false)} />
          ) : (
            <Box sx={{ display: 'grid', gap: 2 }}>
              <Details details={details} />
              <MissingDetails details={details} />
              <FormActs surgeryCase={surgeryCase} />
            </Box>
          )
        }
      </Loaded>
    </Panel>
  );
}

function Details({ details }: { details: BookingDetails }) {
  const t = useWords(bookingFormWords);
  const anaesthesia = details.anaesthesiaType ?? details.usualAnaesthesia;
  const texts = ['fasting', 'specialEquipment', 'implants', 'allergies', 'alerts', 'notes'] as const;
  const items = [
    {
      label: t('fields.admissionType'),
      value: details.admissionType && t(`options.admissionType.${details.admissionType}`),
    },
    ...(details.expectedNights === null
      ? []
      : [{ label: t('fields.expectedNights'), value: details.expectedNights }]),
    { label: t('fields.anaesthesiaType'), value: anaesthesia && t(`options.anaesthesiaType.${anaesthesia}`) },
    ...texts.map((name) => ({ label: t(`fields.${name}`), value: details[name] })),
  ];
  return <FactList items={items} />;
}

function MissingDetails({ details: { blanks, missing } }: { details: BookingDetails }) {
  const t = useWords(bookingFormWords);
  if (missing.length > 0) return <Alert severity="warning">{t('clientMissing')}</Alert>;
  const lines = blanks.map((blank) => t(`blanks.${blank}`)).join(', ');
  return <Muted>{lines === '' ? t('complete') : t('open', { lines })}</Muted>;
}

function FormActs({ surgeryCase: { id, quoteNumber } }: { surgeryCase: SurgeryCase }) {
  const t = useWords(bookingFormWords);
  const { allows } = useRights();
  const [isBusy, setBusy] = useState(false);
  const [keep, { isLoading }] = useOperationMutation(saveBookingForm);
  const showFailure = (title: string) => (error: unknown) =>
    showToast({ title, message: toProblem(error).detail, tone: 'error' });
  const download = async () => {
    setBusy(true);
    await fetchFile(getBookingForm, { params: { id } })
      .then((blob) => saveFile(blob, `booking-form-${quoteNumber}.pdf`), showFailure(t('downloadFailed')))
      .finally(() => setBusy(false));
  };
  const toDocuments = () =>
    keep({ params: { id } }).then(
      ({ name }) => showToast({ title: t('kept'), message: name }),
      showFailure(t('keepFailed')),
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        variant="contained"
        startIcon={<DownloadIcon />}
        disabled={isBusy}
        onClick={() => void download()}
      >
        {t('download')}
      </Button>
      {allows(saveBookingForm) && (
        <Button variant="outlined" disabled={isLoading} onClick={() => void toDocuments()}>
          {t('keep')}
        </Button>
      )}
    </Box>
  );
}
