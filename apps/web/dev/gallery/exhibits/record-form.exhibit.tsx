import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { getHospital, hospitalInput, updateHospital } from '@quillcare/contracts';
import { Panel } from '@quillcare/ui';
import { problemHere } from '../../../src/shared/api/problem';
import { useOperationQuery } from '../../../src/shared/api/hooks';
import { FormActions } from '../../../src/shared/forms/form.frame';
import { Fields } from '../../../src/shared/forms/record/fields.view';
import { defineForm } from '../../../src/shared/forms/record/form.definition';
import { RecordFacts, RecordStory } from '../../../src/shared/forms/record/record-facts.view';
import { RecordFrame } from '../../../src/shared/forms/record/record.frame';
import { useRecordForm } from '../../../src/shared/forms/record/use-record-form';
import { Loaded } from '../../../src/shared/loading/loaded.view';
import { defineWords } from '../../../src/shared/words/words';
import { GalleryPractice, type Answers } from '../practice.view';
import { HOSPITAL, type StoredHospital } from '../hospital.samples';
import { Shelf } from '../shelf.view';

const words = defineWords('gallery-hospital', {
  fields: { name: 'Name', address: 'Address', phone: 'Phone', email: 'Email' },
  help: { phone: 'Patients call it from their quotes.' },
});

const hospitalForm = defineForm({
  name: 'gallery-hospital',
  words,
  schema: hospitalInput.pick({ name: true, address: true, phone: true, email: true }),
  operations: { get: getHospital, update: updateHospital },
  nameOf: ({ name }) => name,
  fields: { address: { wide: true } },
});

/** A fake server with one hospital, which increments the version on every save. */
function createServer() {
  let stored: StoredHospital = HOSPITAL;
  const save = (changes: Partial<StoredHospital>) =>
    (stored = { ...stored, ...changes, version: stored.version + 1 });
  const answers: Answers = {
    [getHospital.name]: () => stored,
    [updateHospital.name]: ({ body }) => {
      const { version, ...changes } = body as Partial<StoredHospital>;
      return version === stored.version
        ? save(changes)
        : problemHere('This record has changed since you opened it.', 'VERSION_CONFLICT');
    },
  };
  const colleague = { id: HOSPITAL.id, name: 'Noah Williams' };
  return { answers, changeMeanwhile: () => save({ name: 'Harbour Private Hospital', updatedBy: colleague }) };
}

export function Exhibit() {
  const [{ answers, changeMeanwhile }] = useState(createServer);
  return (
    <GalleryPractice answers={answers}>
      <Shelf
        title="To change"
        hint="let a colleague change it, type another name, and save: both are shown side by side"
      >
        <Panel
          title="Hospital"
          action={
            <Button size="small" onClick={changeMeanwhile}>
              A colleague changes the name
            </Button>
          }
        >
          <Stored>{(hospital) => <Edit hospital={hospital} />}</Stored>
        </Panel>
      </Shelf>
      <Shelf title="To read" hint="for those who may not change it">
        <Panel title="Hospital">
          <RecordFacts definition={hospitalForm} record={HOSPITAL} />
          <RecordStory record={HOSPITAL} />
        </Panel>
      </Shelf>
    </GalleryPractice>
  );
}

function Stored({ children }: { children: (hospital: StoredHospital) => ReactNode }) {
  const request = useOperationQuery(getHospital, { params: { id: HOSPITAL.id } });
  return (
    <Loaded request={request} failed="The hospital could not be loaded" skeleton={260}>
      {children}
    </Loaded>
  );
}

function Edit({ hospital }: { hospital: StoredHospital }) {
  const recordForm = useRecordForm({ definition: hospitalForm, record: hospital });
  return (
    <RecordFrame recordForm={recordForm} label="Hospital">
      <Fields />
      <FormActions submitLabel="Save" isSubmitting={recordForm.isSubmitting} />
    </RecordFrame>
  );
}
