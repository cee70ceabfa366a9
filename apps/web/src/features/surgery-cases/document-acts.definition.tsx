import {
  MAX_CASE_DOCUMENT_NAME_LENGTH,
  caseDocumentKind,
  deleteCaseDocument,
  restoreCaseDocument,
  text,
  updateCaseDocument,
  type CaseDocument,
} from '@quillcare/contracts';
import { z } from 'zod';
import { actsOn } from '../../shared/acts/define-act';
import { SelectInput, TextInput } from '../../shared/forms/inputs.view';
import { word } from '../../shared/words/words';
import { caseDocumentWords } from './case-documents.en';
import { kindsFor } from './document-upload.view';

const nameOf = ({ name }: CaseDocument) => name;

/** Edits a document's name and kind. */
export const editDocumentAct = actsOn<CaseDocument & { seesClinical: boolean }>(
  caseDocumentWords,
  nameOf,
).act({
  name: 'edit',
  operation: updateCaseDocument,
  asks: z.strictObject({ name: text(MAX_CASE_DOCUMENT_NAME_LENGTH), kind: caseDocumentKind }),
  starts: ({ name, kind }) => ({ name, kind }),
  inputs: (document) => (
    <>
      <TextInput
        name="name"
        label={word(caseDocumentWords, 'fields.name')}
        maxLength={MAX_CASE_DOCUMENT_NAME_LENGTH}
      />
      <SelectInput
        name="kind"
        label={word(caseDocumentWords, 'fields.kind')}
        options={kindsFor(document?.seesClinical ?? false).map((value) => ({
          value,
          label: word(caseDocumentWords, `kinds.${value}`),
        }))}
      />
    </>
  ),
  about: (_document, { name }) => name,
});

/** Deletes a document at once and offers to undo it. */
export const removeDocumentAct = actsOn<CaseDocument>(caseDocumentWords, nameOf).act({
  name: 'remove',
  operation: deleteCaseDocument,
  request: ({ id, version }) => ({ params: { id }, query: { version } }),
  undo: {
    operation: restoreCaseDocument,
    request: ({ version }, { id }) => ({ params: { id }, body: { version } }),
  },
  about: nameOf,
});

export const restoreDocumentAct = actsOn<CaseDocument>(caseDocumentWords, nameOf).act({
  name: 'restore',
  operation: restoreCaseDocument,
  about: nameOf,
});
